import { Link } from "react-router";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { MessagePanel } from "#client/components/ui/message-panel.tsx";

export function NoMatchingCompanies({ isSelecting }: { isSelecting: boolean }) {
  return (
    <MessagePanel title="No companies found" level="h2">
      <p className="text-ink-soft">Fewer words, or another place, may find more.</p>
      <Link to={isSelecting ? "/companies?mode=quote" : "/companies"} className={buttonClass()}>
        Clear all filters
      </Link>
    </MessagePanel>
  );
}
