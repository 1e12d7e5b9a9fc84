import { button } from "#client/components/ui/button.ts";
import { Panel } from "#client/components/ui/panel.tsx";
import { ReloadLink } from "#client/components/ui/reload-link.tsx";

/** A plain link, so that it loads the page anew as the specification asks, with or without script. */
export function NoCompanies() {
  return (
    <Panel title="No companies found" level="h2">
      <p className="text-ink-soft">Try another place, a wider radius, or fewer words in the filter.</p>
      <a href="/search" className={button()}>
        Reset Search
      </a>
    </Panel>
  );
}

export function SearchFailed() {
  return (
    <Panel title="Failed to fetch companies" level="h2">
      <p className="text-ink-soft">The list did not arrive. Check your connection and try again.</p>
      <ReloadLink>Try Again</ReloadLink>
    </Panel>
  );
}
