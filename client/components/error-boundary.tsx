import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { ErrorCatcher } from "./ui/lazy-boundary.tsx";
import { ReloadLink } from "./ui/load-error.tsx";
import { MessagePanel } from "./ui/message-panel.tsx";

export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return (
    <ErrorCatcher resetKey={key} failed={<ErrorPanel />}>
      {children}
    </ErrorCatcher>
  );
}

export function ErrorPanel() {
  return (
    <div className="page py-16">
      <title>Something went wrong</title>
      <MessagePanel title="Something went wrong">
        <p className="max-w-prose text-ink-soft">Sorry, this page failed to load. Try again shortly.</p>
        <ReloadLink />
      </MessagePanel>
    </div>
  );
}
