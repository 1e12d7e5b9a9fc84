import { buttonClass } from "#client/components/ui/button-class.ts";
import { MessagePanel } from "#client/components/ui/message-panel.tsx";

/** A plain link resets the search: the specification asks for a full page load. */
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
