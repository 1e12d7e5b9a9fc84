import { useState } from "react";
import { formatCompanyCount } from "#client/components/company/format.ts";
import { FieldError } from "#client/components/form/form-field.tsx";
import { Icon } from "#client/components/icon.tsx";
import { Badge } from "#client/components/ui/badge.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { findCompanyPage } from "#client/queries/companies.ts";
import { useQuery } from "#client/queries/use-query.ts";
import type { MergePreview } from "#contract/companies/merge.ts";
import type { CompanyExport, CompanySearch } from "#contract/desk/company-search.ts";
import { BULK_ACTIONS, type BulkAction, COMPANY_FILTERS, COMPANY_ORDERS } from "#contract/desk/options.ts";
import { isPaused } from "#contract/quotable.ts";
import { countOf } from "#contract/text/spelling.ts";
import { ActButton } from "../act-button.tsx";
import { adminJson, adminRequest } from "../admin-requests.ts";
import { Button } from "../button.tsx";
import { useCompanyDialog } from "../company-dialog/use-company-dialog.tsx";
import { CsvPanel } from "../csv/csv-panel.tsx";
import { RegisterPanel } from "../csv/register-panel.tsx";
import { ListingRequests } from "../leads/lead-row.tsx";
import { fieldLabel } from "../log/change-words.ts";
import { ReportedReviews, WaitingReviews } from "../reviews/waiting-reviews.tsx";
import { AdminTable } from "../tables/admin-table.tsx";
import { type RowPage, useTable } from "../tables/use-table.ts";
import { MergeButton } from "../work/merges.tsx";
import { adminCompanyColumns, type ListedForAdmin } from "./company-columns.tsx";

export const CompaniesTab = () => (
  <div className="grid gap-6">
    <ListingRequests />
    <ReportedReviews />
    <WaitingReviews />
    <CompanyList />
    <CsvPanel />
    <RegisterPanel />
  </div>
);

/**
 * Uses the specification's public list where possible. That list has no hidden companies, and does not search telephone numbers,
 * postcodes or email addresses.
 */
async function findCompanies(search: Partial<CompanySearch>): Promise<RowPage<ListedForAdmin>> {
  const { text = "", location, filter, sort, page, limit } = search;
  const isPublicList = filter === "public" && sort === "name" && !/[\d@]/.test(text);
  const { companies, ...found } = isPublicList
    ? await findCompanyPage({ sort, search: text, locationSearch: location, page, limit })
    : await adminJson("POST", "/api/companies/find", search);
  return { rows: companies, ...found };
}

const exportCompanies = async (body: Partial<CompanyExport>): Promise<Blob> =>
  (await adminRequest("POST", "/api/companies/export", body)).blob();

function CompanyList() {
  const editor = useCompanyDialog();
  const table = useTable({
    // Public pages use another query key, because their lists hold only summaries of companies.
    key: ["companies", "whole"],
    texts: {
      text: { label: "Search companies", placeholder: "Name, town, phone, postcode or email" },
      location: { label: "Search by location", placeholder: "Town or city" },
    },
    selects: {
      filter: { param: "show", label: "Show", options: COMPANY_FILTERS },
      sort: { label: "Sort by", options: COMPANY_ORDERS },
    },
    find: findCompanies,
  });
  return (
    <section aria-labelledby="companies" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="companies" className="display text-2xl">
          Companies
        </h2>
        <Button variant="primary" size="medium" onPress={() => editor.open({ prefilled: {} })}>
          <Icon name="plus" />
          Add New Company
        </Button>
      </div>
      <AdminTable
        table={table}
        title="Companies"
        failure="Failed to fetch companies"
        countText={(total) => (
          <>
            {formatCompanyCount(total)}{" "}
            {total === 0 && table.search.location && (
              <span className="block font-normal">
                Search by location looks in towns only, not in postcodes.
              </span>
            )}
          </>
        )}
        columns={adminCompanyColumns((company) => editor.open({ company }))}
        selectLabel={({ name }) => `Select ${name}`}
        actions={<CompanyActions {...table.selection} />}
        fileName="companies.csv"
        readFile={() => exportCompanies(table.search)}
      />
      {editor.dialog}
    </section>
  );
}

interface Action {
  label: string;
  /** The end of the message about the changed companies, for example "featured" in "3 companies are featured." */
  done: string;
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

function CompanyActions({ rows, ids }: { rows: ListedForAdmin[]; ids: number[] }) {
  const [isMerging, setMerging] = useState(false);
  const [first, second] = rows;
  // Drafts can't be merged. The administrator discards a duplicate draft instead.
  const arePublic = rows.every(({ listing = "public" }) => listing === "public");
  const pair = first && second && rows.length === 2 && arePublic ? ([first, second] as const) : null;
  const said = ({ changeIds: { length } }: { changeIds: number[] }, action: BulkAction) =>
    `${formatCompanyCount(length)} ${length === 1 ? "is" : "are"} ${ACTIONS[action].done}.`;
  return (
    <>
      {BULK_ACTIONS.filter((action) => rows.some(ACTIONS[action].applies)).map((action) => (
        <ActButton
          key={action}
          label={ACTIONS[action].label}
          variant="primary"
          send={() => adminJson("POST", "/api/companies/bulk", { ids, action })}
          done={(edit) => said(edit, action)}
          failed="Failed to update company"
          undo={(edit) =>
            edit.changeIds.length === 0
              ? null
              : {
                  text: said(edit, action),
                  undo: () => adminRequest("POST", "/api/companies/bulk/undo", { ids: edit.changeIds }),
                }
          }
        />
      ))}
      {pair && <Button onPress={() => setMerging(true)}>Merge these two</Button>}
      {pair && isMerging && <MergeDialog pair={pair} onClose={() => setMerging(false)} />}
    </>
  );
}

interface MergeDialogProps {
  pair: readonly [ListedForAdmin, ListedForAdmin];
  onClose: () => void;
}

function MergeDialog({ pair: [first, second], onClose }: MergeDialogProps) {
  const [keptId, setKept] = useState(first.id);
  const [kept, merged] = keptId === first.id ? [first, second] : [second, first];
  const preview = useQuery({
    // `useRefresh` does not load this key again, because the preview of a merge that was made would fail.
    queryKey: ["merge-preview", kept.id, merged.id],
    queryFn: () => adminJson("POST", `/api/companies/${kept.id}/merge/preview`, { companyId: merged.id }),
    gcTime: 0,
  });
  return (
    <Dialog title="Merge two companies" onClose={onClose} wide>
      <div className="grid gap-5">
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-bold">Which entry stays?</legend>{" "}
          {[first, second].map(({ id, name, location, phone }) => (
            <label key={id} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="kept"
                checked={id === keptId}
                onChange={() => setKept(id)}
                className="size-5 shrink-0 accent-ink"
              />
              <span className="wrap-anywhere">
                Keep <strong>{name}</strong>, {[location, phone, `number ${id}`].filter(Boolean).join(", ")}
              </span>
            </label>
          ))}
        </fieldset>
        {preview.isError && (
          <FieldError role="alert" message={`These two can't be merged: ${preview.error.message}`} />
        )}
        {preview.data && <Preview preview={preview.data} />}
        <div className="sticky bottom-0 -mx-5 -mb-5 flex justify-end border-t border-line bg-white px-5 py-4 sm:-mx-6 sm:-mb-6 sm:px-6">
          <MergeButton kept={kept} merged={merged} size="medium" isDisabled={!preview.data} />
        </div>
      </div>
    </Dialog>
  );
}

/** A logo's text is its URL, which tells the administrator nothing. */
const shownText = (field: string, text: string): string => (field === "logo" ? "a picture" : text);

export const Preview = ({
  preview: { fields, filled, lost, reviews, requests },
}: {
  preview: MergePreview;
}) => (
  <section aria-labelledby="merge-preview" className="grid gap-3">
    {lost.length > 0 && (
      <div className="grid gap-1 border-l-4 border-skip bg-skip-pale px-3 py-2">
        <h3 className="font-bold">What the other entry says and won't be kept</h3>
        <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
          {lost.map(({ field, text, kept }) => (
            <div key={field} className="contents">
              <dt className="font-semibold">{fieldLabel(field)}</dt>
              <dd className="wrap-anywhere max-sm:mb-2">
                “{shownText(field, text)}” goes,{" "}
                {kept === "" ? "and nothing is said instead" : `“${shownText(field, kept)}” stays`}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    )}
    <h3 id="merge-preview" className="font-bold">
      What it will say
    </h3>
    <p className="text-ink-soft">
      {countOf(reviews, "review")} and {countOf(requests, "request")} move to it. The other entry no longer
      shows, and its address leads here.
    </p>
    <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
      {fields.map(({ field, text }) => (
        <div key={field} className="contents">
          <dt className="font-semibold">
            {fieldLabel(field)} {filled.includes(field) && <Badge tone="go">from the other</Badge>}
          </dt>
          <dd className="wrap-anywhere max-sm:mb-2">{shownText(field, text)}</dd>
        </div>
      ))}
    </dl>
  </section>
);
