import { Link } from "react-router";
import { button } from "#client/components/ui/button.ts";
import { Panel } from "#client/components/ui/panel.tsx";

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
