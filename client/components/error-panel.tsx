import { MessagePanel } from "./ui/message-panel.tsx";
import { ReloadLink } from "./ui/reload-link.tsx";

export function ErrorPanel() {
  return (
    <div className="page py-16">
      <title>Something went wrong</title>
      <MessagePanel title="Something went wrong">
        <p className="max-w-prose text-ink-soft">Sorry, this page failed to load. Try again shortly.</p>
        <ReloadLink>Try Again</ReloadLink>
      </MessagePanel>
    </div>
  );
}
