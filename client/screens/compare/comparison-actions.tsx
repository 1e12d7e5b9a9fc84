import { noRequestsWords } from "#client/components/company/selection/left-out-words.ts";
import { Icon } from "#client/components/icon.tsx";
import { Link } from "#client/components/link.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { KEEP_SCROLL } from "#client/navigation/use-scroll-restoration.ts";
import type { SearchedArea } from "#client/urls/company-url.ts";
import type { ListedCompany } from "#contract/companies.ts";
import { canBeEmailed, isPaused } from "#contract/quotable.ts";
import { QuotesLink } from "./quotes-link.tsx";

interface ComparisonActionsProps {
  companies: readonly ListedCompany[];
  area: SearchedArea;
  /** The number of facts that are equal for all companies. */
  sameFacts: number;
  onlyDifferences: boolean;
  /** The URL that switches between all facts and only those that differ. */
  toggleUrl: string;
}

export function ComparisonActions(props: ComparisonActionsProps) {
  const { companies, area, sameFacts, onlyDifferences, toggleUrl } = props;
  const paused = companies.filter((company) => canBeEmailed(company) && isPaused(company));
  const withoutEmail = companies.filter((company) => !canBeEmailed(company)).map(({ name }) => name);
  return (
    <div className="grid gap-2 print:hidden">
      <div className="flex flex-wrap gap-3">
        <QuotesLink companies={companies} area={area} />{" "}
        {sameFacts > 0 && (
          <Link to={toggleUrl} state={KEEP_SCROLL} className={`${buttonClass("quiet")} max-xs:w-full`}>
            {onlyDifferences && <Icon name="plus" size="size-4" />}
            {onlyDifferences ? `Show all facts (${sameFacts} are the same)` : "Show only differences"}
          </Link>
        )}
      </div>
      {withoutEmail.length > 0 && (
        <p className="text-sm text-muted wrap-anywhere">
          By phone or on their website only: {withoutEmail.join(", ")}.
        </p>
      )}
      {paused.map((company) => (
        <p key={company.id} className="text-sm text-muted wrap-anywhere">
          {`${company.name} ${noRequestsWords(company)}.`}
        </p>
      ))}
    </div>
  );
}
