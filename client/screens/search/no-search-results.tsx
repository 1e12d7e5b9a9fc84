import { buttonClass } from "#client/components/ui/button-class.ts";
import { MessagePanel } from "#client/components/ui/message-panel.tsx";

/** Resets by a plain link, so that the page loads anew as the specification asks, with or without script. */
export function NoSearchResults() {
  return (
    <MessagePanel title="No companies found" level="h2">
      <p className="text-ink-soft">Try another place, a wider radius, or fewer words in the filter.</p>
      <a href="/search" className={buttonClass()}>
        Reset Search
      </a>
    </MessagePanel>
  );
}
