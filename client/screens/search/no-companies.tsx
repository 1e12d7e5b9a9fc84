import { button } from "#client/components/ui/button.ts";
import { Panel } from "#client/components/ui/panel.tsx";

/** Resets by a plain link, so that the page loads anew as the specification asks, with or without script. */
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
