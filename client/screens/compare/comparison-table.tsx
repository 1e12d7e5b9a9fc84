import type { FocusEvent, ReactNode, UIEvent } from "react";
import type { QuoteSelection } from "#client/components/company/selection/use-quote-selection.ts";
import type { SearchedArea } from "#client/urls/company-url.ts";
import type { ListedCompany } from "#contract/companies.ts";
import { CompanyColumn } from "./company-column.tsx";
import type { FactGroup } from "./fact.ts";
import { FactRow } from "./fact-row.tsx";

/**
 * The width from which all companies are side by side depends on their number: see `columns` and `comparison` in app.css. From
 * the width at which no company is out of sight, the hint is hidden.
 */
const LOOKS: Record<number, { container: string; hint: string }> = {
  2: { container: "@container/compare-2 [--companies:2]", hint: "@min-[17rem]:hidden" },
  3: { container: "@container/compare-3 [--companies:3]", hint: "@min-[32rem]:hidden" },
  4: { container: "@container/compare-4 [--companies:4]", hint: "@min-[40rem]:hidden" },
  5: { container: "@container/compare-5 [--companies:5]", hint: "columns:hidden" },
};

/** A table can't contain <details> around rows, so the <details> of a group stands in a row above them. */
const FOLDS: Record<FactGroup["title"], { details: string; rows: string }> = {
  Price: { details: "fold-price", rows: "in-[table:has(.fold-price:not([open]))]:hidden" },
  "Date and place": { details: "fold-date", rows: "in-[table:has(.fold-date:not([open]))]:hidden" },
  "What they take": { details: "fold-waste", rows: "in-[table:has(.fold-waste:not([open]))]:hidden" },
  Trust: { details: "fold-trust", rows: "in-[table:has(.fold-trust:not([open]))]:hidden" },
  "Payment and more": { details: "fold-more", rows: "in-[table:has(.fold-more:not([open]))]:hidden" },
};

interface ComparisonTableProps {
  companies: readonly ListedCompany[];
  groups: readonly FactGroup[];
  area: SearchedArea;
  selection: QuoteSelection;
  /** Stands above the table. */
  children: ReactNode;
}

/**
 * Companies in columns, facts in rows. On a narrow screen some columns are in sight and the others come by a swipe, below a head
 * that stays in sight. A box that scrolls sideways can't hold such a head, so the head scrolls by itself.
 */
export function ComparisonTable({ companies, groups, area, selection, children }: ComparisonTableProps) {
  const look = LOOKS[companies.length];
  return (
    <div className={`${look?.container} max-sm:-mx-4`}>
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4 max-sm:px-4 print:hidden">
        {children}
        {/* Screen readers read all companies, whether they are in sight or not. */}
        <p aria-hidden="true" className={`ml-auto text-sm text-ink-soft ${look?.hint}`}>
          Swipe to see all {companies.length} →
        </p>
      </div>
      <table
        data-sticky-names
        onScrollCapture={alignParts}
        className="comparison w-full border-separate border-spacing-0 bg-white text-left"
      >
        <caption className="sr-only">The companies in columns, one fact in each row</caption>
        <thead onFocus={showColumn}>
          <tr className="comparison-row">
            <td className="hidden w-36 columns:table-cell" />
            {companies.map((company) => (
              <CompanyColumn
                key={company.id}
                company={company}
                companies={companies}
                area={area}
                selection={selection}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <GroupRows key={group.title} group={group} companies={companies} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface GroupRowsProps {
  group: FactGroup;
  companies: readonly ListedCompany[];
}

function GroupRows({ group: { title, isOpen, facts }, companies }: GroupRowsProps) {
  const fold = FOLDS[title];
  return (
    <>
      <tr className="comparison-row columns:hidden print:hidden">
        <td
          colSpan={companies.length}
          className="sticky left-0 col-span-full w-[100cqw] border-t border-line p-0"
        >
          <details className={fold.details} open={isOpen}>
            <summary className="min-h-11 px-3 py-2 text-lg font-bold">{title}</summary>{" "}
          </details>
        </td>
      </tr>
      {facts.map((fact) => (
        <FactRow key={fact.label} fact={fact} companies={companies} foldClass={fold.rows} />
      ))}
    </>
  );
}

/** Scrolls the head to a whole column if the keyboard reached it. The facts stop at whole columns only, and the head follows. */
function showColumn({ target }: FocusEvent<HTMLElement>) {
  if (target.matches(":focus-visible"))
    target.closest("th")?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Scrolls the head to where the facts were scrolled, and the facts to where the head was. */
function alignParts({ target, currentTarget: { tHead, tBodies } }: UIEvent<HTMLTableElement>) {
  if (!(target instanceof HTMLElement)) return;
  for (const part of [tHead, tBodies[0]]) {
    const isAligned = !part || Math.abs(part.scrollLeft - target.scrollLeft) <= 1;
    if (!isAligned) part.scrollLeft = target.scrollLeft;
  }
}
