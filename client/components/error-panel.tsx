import { MessagePanel } from "./ui/message-panel.tsx";
import { ReloadLink } from "./ui/reload-link.tsx";

export function ErrorPanel() {
  return (
    <div className="page py-16">
      <title>Something went wrong</title>
      <MessagePanel title="Something went wrong">
        <p className="max-w-prose text-ink-soft">
          This page could not be shown. Nothing you sent has been lost. Try again in a minute.
        </p>
        <ReloadLink>Try Again</ReloadLink>
      </MessagePanel>
    </div>
  );
}
