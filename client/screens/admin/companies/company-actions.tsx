import { useState } from "react";
import { formatCompanyCount } from "#client/components/company/format.ts";
import { BULK_ACTIONS, type BulkAction } from "#contract/desk/options.ts";
import { isPaused } from "#contract/quotable.ts";
import { ActButton } from "../act-button.tsx";
import type { ListedForAdmin } from "../queries.ts";
import { SmallButton } from "../tables/small-button.tsx";
import { type BulkChange, useBulkChange } from "../tables/use-bulk-change.ts";
import type { FoundRows } from "../tables/use-found-rows.ts";
import { MergeDialog } from "./merge-dialog.tsx";

interface Action {
  label: string;
  /** The end of the message about the changed companies: "featured" in "3 companies are featured". */
  done: string;
  /** Returns true if the action would change this company. */
  applies: (company: ListedForAdmin) => boolean;
}

const ACTIONS: Record<BulkAction, Action> = {
  feature: { label: "Feature", done: "featured", applies: ({ featured }) => !featured },
  unfeature: { label: "Stop featuring", done: "no longer featured", applies: ({ featured }) => featured },
  publish: {
    label: "Publish drafts, as confirmed today",
    done: "public",
    applies: ({ listing }) => listing === "draft",
  },
  pause: { label: "Pause requests", done: "paused for a year", applies: (company) => !isPaused(company) },
  remove: {
    label: "Take off the site",
    done: "off the site",
    applies: ({ listing }) => listing === "public",
  },
  resume: { label: "End the pause", done: "open to requests again", applies: isPaused },
};

const CHANGE: BulkChange<"/api/companies/bulk"> = {
  path: "/api/companies/bulk",
  failure: "Failed to update company",
  describe: ({ changeIds: ids }, { action }) => ({
    text: `${formatCompanyCount(ids.length)} ${ids.length === 1 ? "is" : "are"} ${ACTIONS[action].done}.`,
    undo: ids.length > 0 && ((request) => request("POST", "/api/companies/bulk/undo", { ids })),
  }),
};

/** Buttons that change the selected companies. A change is offered if it would affect at least one of them. */
export function CompanyActions({ table }: { table: FoundRows<ListedForAdmin> }) {
  const changing = useBulkChange(CHANGE, table.handleDone);
  const { rows, ids } = table.selection;
  const [isMerging, setMerging] = useState(false);
  const [first, second] = rows;
  // Drafts can't be merged: the administrator discards one of them.
  const arePublic = rows.every(({ listing = "public" }) => listing === "public");
  const pair = first && second && rows.length === 2 && arePublic ? ([first, second] as const) : null;
  const actions = BULK_ACTIONS.filter((action) => rows.some(ACTIONS[action].applies)).map((action) => (
    <ActButton
      key={action}
      act="changeCompanies"
      subject={{ name: "the selected companies" }}
      name={ACTIONS[action].label}
      variant="primary"
      isPending={changing.isPending}
      onPress={() => changing.mutate({ ids, action })}
    >
      {ACTIONS[action].label}
    </ActButton>
  ));
  return (
    <>
      {actions}
      {pair && <SmallButton onPress={() => setMerging(true)}>Merge these two</SmallButton>}
      {pair && isMerging && (
        <MergeDialog pair={pair} onDone={table.handleDone} onClose={() => setMerging(false)} />
      )}
    </>
  );
}
