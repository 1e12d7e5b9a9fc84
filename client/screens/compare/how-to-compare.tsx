import { Link } from "#client/components/link.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { MessagePanel } from "#client/components/ui/message-panel.tsx";
import { companyUrl, jobUrl, type SearchedArea } from "#client/urls/company-url.ts";
import type { ListedCompany } from "#contract/companies.ts";
import { MAX_COMPANIES_PER_QUOTE } from "#contract/limits.ts";

export default function HowToCompare({
  chosen,
  area,
}: {
  chosen: ListedCompany | undefined;
  area: SearchedArea;
}) {
  return (
    <MessagePanel title={chosen ? "Choose one more company" : "Choose companies to compare"} level="h2">
      {chosen && (
        <p className="text-ink-soft">
          You have chosen{" "}
          <Link to={companyUrl(chosen.id, area)} className="link wrap-anywhere">
            {chosen.name}
          </Link>
          .
        </p>
      )}
      <p className="max-w-prose text-ink-soft">
        In the search results, tick 2 to {MAX_COMPANIES_PER_QUOTE} companies. Then open the comparison.
      </p>
      <Link to={jobUrl("/search", area)} className={buttonClass()}>
        Find companies
      </Link>
    </MessagePanel>
  );
}
