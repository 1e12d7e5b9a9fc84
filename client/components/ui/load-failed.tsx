import { Panel } from "./panel.tsx";
import { ReloadLink } from "./reload-link.tsx";

/** What was asked for did not arrive. */
export function LoadFailed({ title }: { title: string }) {
  return (
    <Panel title={title} level="h2">
      <p className="text-ink-soft">It did not arrive. Check your connection and try again.</p>
      <ReloadLink>Try Again</ReloadLink>
    </Panel>
  );
}
