import { buttonClass } from "#client/components/ui/button-class.ts";
import { MessagePanel } from "#client/components/ui/message-panel.tsx";
import { queryString } from "#client/urls/query-string.ts";

export interface UnlistedTown {
  label: string;
  query: string;
}

/** Replaces a town's page if the name is unknown or if too few companies are located in the town. */
export function NoTown({ town }: { town: UnlistedTown | null }) {
  const title = `We have no page for ${town?.label ?? "this town"}`;
  return (
    <div className="page py-10">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <MessagePanel title={title}>
        <p className="text-ink-soft">
          {town
            ? `Fewer than three companies in the directory are located in ${town.label}. Companies from around it may still deliver there.`
            : "There is no town at this address."}
        </p>
        <p className="flex flex-wrap justify-center gap-3">
          {town && (
            <a href={`/search${queryString({ location: town.query })}`} className={buttonClass()}>
              Search near {town.label}
            </a>
          )}{" "}
          <a href="/skip-hire" className={buttonClass(town ? "quiet" : "primary")}>
            All towns
          </a>
        </p>
      </MessagePanel>
    </div>
  );
}
