import { Link } from "react-router";
import { button } from "#client/components/ui/button.ts";
import { Panel } from "#client/components/ui/panel.tsx";
import { ReloadLink } from "#client/components/ui/reload-link.tsx";

export function NoCompanies({ selecting }: { selecting: boolean }) {
  return (
    <Panel title="No companies found" level="h2">
      <p className="text-ink-soft">Fewer words, or another place, may find more.</p>
      <Link to={selecting ? "/companies?mode=quote" : "/companies"} className={button()}>
        Clear all filters
      </Link>
    </Panel>
  );
}

export function LoadFailed() {
  return (
    <Panel title="Failed to load companies" level="h2">
      <p className="text-ink-soft">The list did not arrive. Check your connection and try again.</p>
      <ReloadLink>Try Again</ReloadLink>
    </Panel>
  );
}
