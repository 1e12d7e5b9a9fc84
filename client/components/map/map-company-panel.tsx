import type { SearchedArea } from "#client/urls/company-url.ts";
import type { CompanySummary } from "#contract/companies/company-summary.ts";
import { CompanyCard } from "../company/company-card.tsx";
import { ChooseBox } from "../company/selection/choose-box.tsx";
import type { QuoteSelection } from "../company/selection/use-quote-selection.ts";

interface MapCompanyPanelProps {
  company: CompanySummary;
  /** Where it says it delivers, and how the map shows that. */
  delivery: string;
  area: SearchedArea;
  /** A short form of the searched place, such as "LS6". */
  place: string | undefined;
  /** Null on pages without script. */
  selection: QuoteSelection | null;
}

/** The chosen company as in the list, and where it delivers. */
export function MapCompanyPanel({ company, delivery, area, place, selection }: MapCompanyPanelProps) {
  const isSelected = selection?.selected.some(({ id }) => id === company.id) ?? false;
  const control = selection && (
    <ChooseBox
      company={company}
      isSelected={isSelected}
      onToggle={(isWanted) => selection.toggle(company, isWanted)}
    />
  );
  return (
    <div className="grid gap-2 rounded-card bg-skip-pale p-2">
      <CompanyCard
        company={company}
        search={area}
        place={place}
        selection={selection ? { isSelected, control } : undefined}
      />
      <p className="px-2 text-sm wrap-anywhere">{delivery}</p>
    </div>
  );
}
