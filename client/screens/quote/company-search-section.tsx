import { useRef } from "react";
import { formatCompanyCount } from "#client/components/company/format.ts";
import { isChosen, type QuoteSelection } from "#client/components/company/selection/use-quote-selection.ts";
import { useAnnouncement } from "#client/components/live-region.tsx";
import { CompanyTick } from "#client/components/quote/company-tick.tsx";
import { FitWarnings } from "#client/components/quote/fit-warnings.tsx";
import { UnderstoodPlaceNotice } from "#client/components/search/place-notice.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { useWaiting } from "#client/queries/waiting.ts";
import { MAX_COMPANIES_PER_QUOTE } from "#contract/limits.ts";
import { type AskedOptions, type AskedRow, useAskedCompanies } from "./use-company-search.ts";

const SEARCHING = "Searching for companies near you...";

export function CompanySearchSection(props: AskedOptions) {
  const { search, selection } = props;
  const { companies, location, rowOf, isChanged, warnings } = useAskedCompanies(props);
  const { chosen, found, place: searched } = search.listed;
  const others = found.filter(({ id }) => chosen.every((company) => company.id !== id));
  useAnnouncement(
    search.isSearching
      ? SEARCHING
      : found.length > 0
        ? `${formatCompanyCount(found.length)} found`
        : undefined,
  );
  return (
    <section aria-labelledby="companies" className="grid gap-4">
      <h2 id="companies" className="display text-xl">
        2. Companies
      </h2>
      <fieldset className="grid min-w-0 gap-3">
        <legend className="mb-3 font-bold">
          {formatCompanyCount(selection.selected.length)} selected{" "}
          <span className="whitespace-nowrap">(maximum {MAX_COMPANIES_PER_QUOTE})</span>
        </legend>{" "}
        <TickList rows={chosen.map(rowOf)} selection={selection} />
        <FindCompanies
          {...{ ...props, isChanged }}
          asked={searched || (companies.length > 0 ? location : "")}
        />
        {search.isSearching ? <Searching /> : <TickList rows={others.map(rowOf)} selection={selection} />}
      </fieldset>
      <FitWarnings warnings={warnings} />
    </section>
  );
}

interface FindCompaniesProps extends AskedOptions {
  asked: string;
  isChanged: boolean;
}

function FindCompanies({ search, selection, asked, isChanged }: FindCompaniesProps) {
  const { isSearching, find, findNear } = search;
  const { preselected } = search.listed;
  const hasOwnChoice = selection.selected.some(({ id }) => !preselected.includes(id));
  const button = useRef<HTMLButtonElement>(null);
  const choosePlace = (other: string) => {
    // The search removes the pressed button, so the search button gets the focus.
    button.current?.focus();
    findNear(other);
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {/* Without script the button submits the form, and the server searches. */}
        <button
          ref={button}
          type="submit"
          name="intent"
          value="find"
          aria-describedby="find-explained"
          onClick={(event) => {
            event.preventDefault();
            if (!isSearching) find();
          }}
          aria-disabled={isSearching}
          className={`${buttonClass(hasOwnChoice ? "quiet" : "dark")} max-sm:w-full`}
        >
          {isSearching ? "Searching..." : "Find Companies"}
        </button>
        <p id="find-explained" className="min-w-48 flex-1 text-sm text-ink-soft">
          {isChanged && <strong className="text-ink">Your job changed: find again for prices. </strong>}
          {hasOwnChoice
            ? "It adds others to the list and ticks none of them."
            : `It ticks the first ${MAX_COMPANIES_PER_QUOTE}, best fitting first. Untick any you don't want.`}
        </p>
      </div>
      <input type="hidden" name="preselected" value={preselected.join(",")} />
      {!isSearching && <UnderstoodPlaceNotice location={asked} onChoose={choosePlace} submits />}
    </>
  );
}

interface TickListProps {
  rows: readonly AskedRow[];
  selection: QuoteSelection;
}

function TickList({ rows, selection }: TickListProps) {
  if (rows.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {rows.map((row) => (
        <li key={row.company.id}>
          <CompanyTick
            {...row}
            isTicked={isChosen(row.company, selection)}
            onTick={(isTicked) => selection.toggle(row.company, isTicked)}
          />
        </li>
      ))}
    </ul>
  );
}

function Searching() {
  useWaiting(true);
  return (
    <div aria-busy="true" className="grid gap-2">
      <p className="font-semibold">{SEARCHING}</p>
      {[1, 2, 3].map((line) => (
        <div key={line} className="skeleton h-18" />
      ))}
    </div>
  );
}
