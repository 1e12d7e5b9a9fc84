import {
  askedOnlineWords,
  noRequestsWords,
  unlistedWords,
} from "#client/components/company/selection/left-out-words.ts";
import type { QuoteSelection } from "#client/components/company/selection/use-quote-selection.ts";
import { Link } from "#client/components/link.tsx";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { companyUrl, searchedAreaIn } from "#client/urls/company-url.ts";
import type { LeftOut } from "./use-prefill.ts";

/** The chosen companies that cannot receive the request, each with a link to its page, and how many are not listed. */
export function LeftOutCompanies({
  companies,
  unlisted,
  selected,
}: LeftOut & Pick<QuoteSelection, "selected">) {
  const area = searchedAreaIn(usePageParams());
  if (companies.length + unlisted === 0) return null;
  return (
    <div role="alert" className="grid gap-1 border-l-4 border-skip bg-skip-pale px-4 py-3">
      <p className="font-semibold empty:hidden">{askedOnlineWords([...selected, ...companies])}</p>
      {companies.map((company) => (
        <p key={company.id}>
          <strong className="wrap-anywhere">{company.name}</strong> {noRequestsWords(company)}, so this
          request doesn't go there.{" "}
          <Link to={companyUrl(company.id, area)} className="link whitespace-nowrap">
            See how to contact it
          </Link>
        </p>
      ))}
      {unlisted > 0 && <p>{unlistedWords(unlisted)}</p>}
    </div>
  );
}
