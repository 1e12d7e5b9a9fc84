import { deliversToWords } from "#client/components/company/fit-words.ts";
import { formatCompanyCount } from "#client/components/company/format.ts";
import type { SelectableCompany } from "#client/components/company/selection/selectable-company.ts";
import type { QuoteSelection } from "#client/components/company/selection/use-quote-selection.ts";
import { useAnnouncement } from "#client/components/live-region.tsx";
import { usePlaceName } from "#client/components/search/use-understood-place.ts";
import { StarRating } from "#client/components/star-rating.tsx";
import { Tick } from "#client/components/ui/tick.tsx";
import type { QuoteCompany } from "#client/queries/quote-companies.ts";
import { useWaiting } from "#client/queries/waiting.ts";
import { MAX_COMPANIES_PER_QUOTE } from "#contract/limits.ts";
import { formatDistance, formatLocation } from "#contract/text/place-words.ts";
import type { CompanySearchState } from "./use-company-search.ts";

interface FoundCompaniesProps {
  search: CompanySearchState;
  selection: QuoteSelection;
  /** Details of the chosen companies, as far as they are loaded. */
  companies: readonly QuoteCompany[];
  /** The name of the place for which the fit of `companies` was computed. */
  place: string;
}

const SEARCHING = "Searching for companies near you...";

/** The companies chosen before the search, then those it found, each with a checkbox. */
export function FoundCompanyList({ search, selection, companies, place }: FoundCompaniesProps) {
  const { isSearching } = search;
  const { chosen, found } = search.listed;
  const { selected, toggle } = selection;
  const searchedPlace = usePlaceName(search.listed.place);
  const chosenBefore = chosen
    .filter(({ id }) => found.every((company) => company.id !== id))
    .map((company) => companies.find(({ id }) => id === company.id) ?? company);
  const listed = [
    ...chosenBefore.map((company) => ({ company, place })),
    ...found.map((company) => ({ company, place: searchedPlace })),
  ];
  useAnnouncement(
    isSearching ? SEARCHING : found.length > 0 ? `${formatCompanyCount(found.length)} found` : undefined,
  );
  if (isSearching) return <Searching />;
  if (listed.length === 0) return null;
  return (
    <fieldset className="mt-2 grid gap-3">
      <legend className="mb-3 text-lg font-bold">
        {formatCompanyCount(selected.length)} selected{" "}
        <span className="whitespace-nowrap">(maximum {MAX_COMPANIES_PER_QUOTE})</span>
      </legend>
      <ul className="grid gap-2">
        {listed.map(({ company, place }) => (
          <li key={company.id}>
            <CompanyCheckbox
              company={company}
              place={place}
              isSelected={selected.some(({ id }) => id === company.id)}
              onToggle={(isTicked) => toggle(company, isTicked)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

interface CompanyCheckboxProps {
  company: SelectableCompany | QuoteCompany;
  place: string;
  isSelected: boolean;
  onToggle: (isTicked: boolean) => void;
}

function CompanyCheckbox({ company, place, isSelected, onToggle }: CompanyCheckboxProps) {
  return (
    <label
      className={`flex cursor-pointer items-start gap-3.5 rounded-control border-2 px-3.5 py-2.5 ${isSelected ? "border-ink bg-skip-pale" : "border-line bg-white hover:border-edge"}`}
    >
      <Tick
        isStored
        name="companies"
        value={company.id}
        checked={isSelected}
        onTick={onToggle}
        className="mt-0.5 size-6 shrink-0 accent-ink"
      />
      <span className="grid min-w-0 gap-0.5">
        <span className="leading-snug font-bold wrap-anywhere">{company.name}</span>{" "}
        <span className="flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
          {"location" in company && <span>{whereIs(company)}</span>}{" "}
          {"serves" in company && company.serves && place && (
            <span>{deliversToWords(company.serves, place)}</span>
          )}{" "}
          {"rating" in company && (
            <StarRating rating={company.rating} reviewCount={company.reviewCount} className="text-sm" />
          )}
        </span>
      </span>
    </label>
  );
}

/** For example "Leeds, 1 mile (2 km)". The county is shown only if the distance is unknown. */
const whereIs = (company: QuoteCompany) =>
  company.distance === undefined
    ? formatLocation(company)
    : `${company.location}, ${formatDistance(company.distance)}`;

function Searching() {
  useWaiting(true);
  return (
    <div aria-busy="true" className="mt-2 grid gap-2">
      <p className="font-semibold">{SEARCHING}</p>
      {[1, 2, 3].map((line) => (
        <div key={line} className="skeleton h-18" />
      ))}
    </div>
  );
}
