import { websiteUrl } from "#client/components/company/format.ts";
import { hasPlaceFor } from "#client/components/company/selection/chosen-companies.ts";
import { useChosenCompanies } from "#client/components/company/selection/use-quote-selection.ts";
import { WebsiteName } from "#client/components/company/website-name.tsx";
import { Icon } from "#client/components/icon.tsx";
import { Link } from "#client/components/link.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { compareUrl, quoteUrl, type SearchedArea } from "#client/urls/company-url.ts";
import type { Company } from "#contract/companies.ts";
import { longDay } from "#contract/dates.ts";
import { MAX_COMPANIES_PER_QUOTE } from "#contract/limits.ts";
import { canBeQuoted } from "#contract/quotable.ts";
import { telephoneUrl } from "#contract/text/telephone-numbers.ts";

interface ContactPanelProps {
  company: Company;
  area: SearchedArea;
}

/**
 * Stands beside the facts on wide screens, and is a sticky bar at the bottom of narrow screens. The bar comes last in the page,
 * so that it covers nothing at the end.
 */
export function ContactPanel({ company, area }: ContactPanelProps) {
  const isQuotable = canBeQuoted(company);
  const phoneUrl = telephoneUrl(company.phone);
  const website = websiteUrl(company.website);
  const isWebsiteOnlyContact = !isQuotable && !phoneUrl;
  return (
    <section
      aria-labelledby="contact"
      className="lg:card lg:p-5 max-lg:sticky max-lg:bottom-0 max-lg:z-20 max-lg:order-last max-lg:-mx-[clamp(1rem,4vw,2rem)] max-lg:border-t max-lg:border-line max-lg:bg-white max-lg:px-4 max-lg:py-2 max-lg:shadow-raised max-lg:print:static max-lg:print:border-0 max-lg:print:shadow-none"
    >
      <div className="grid gap-3">
        <h2 id="contact" className="text-lg font-bold max-lg:sr-only">
          Get in touch
        </h2>
        {!isQuotable && (
          <p className="text-sm text-muted">
            {company.pausedUntil
              ? `This company takes no requests until the end of ${longDay(company.pausedUntil)}.`
              : "This company takes enquiries by phone or on its website only."}
          </p>
        )}
        <div className="flex gap-2 lg:grid lg:gap-3">
          <RequestActions company={company} area={area} />
          {phoneUrl && (
            <a href={phoneUrl} className={`${buttonClass("quiet")} max-lg:flex-auto max-lg:px-2`}>
              <Icon name="phone" />
              <span className="lg:sr-only print:hidden">Call</span>{" "}
              <span className="max-lg:sr-only print:not-sr-only">{company.phone}</span>
            </a>
          )}
        </div>
        {website && (
          <a
            href={website}
            rel="noopener nofollow"
            className={`link flex min-h-11 min-w-0 items-center gap-2 ${isWebsiteOnlyContact ? "" : "max-lg:hidden"}`}
          >
            <Icon name="globe" className="text-muted" />
            <span className="wrap-anywhere">
              <WebsiteName url={website} />
            </span>
          </a>
        )}
      </div>
    </section>
  );
}

/** Companies chosen earlier are asked and compared too. Only the browser knows them. */
function RequestActions({ company, area }: ContactPanelProps) {
  const { selected, toggle } = useChosenCompanies();
  const others = selected.filter(({ id }) => id !== company.id);
  // If the choice is already full, only this company is asked. The chosen companies stay chosen.
  const askedToo = hasPlaceFor(company, others) ? others.filter(canBeQuoted) : [];
  const compared = [company, ...others].slice(0, MAX_COMPANIES_PER_QUOTE);
  const isChosen = others.length < selected.length;
  return (
    <>
      {canBeQuoted(company) && (
        <>
          <Link
            to={quoteUrl(company, area, askedToo)}
            rel="nofollow"
            className={`${buttonClass("go")} max-lg:order-last max-lg:flex-auto max-lg:px-2`}
          >
            {askedToo.length > 0 ? `Get Quotes (${askedToo.length + 1})` : "Get Quote"}
          </Link>{" "}
          <button
            type="button"
            aria-pressed={isChosen}
            onClick={() => toggle(company)}
            className={`needs-script ${buttonClass("quiet")} max-lg:px-2`}
          >
            <Icon name={isChosen ? "check" : "plus"} size="size-4" />
            <span className="max-lg:sr-only">Add to my request</span>{" "}
            <span aria-hidden="true" className="lg:hidden">
              {isChosen ? "Added" : "Add"}
            </span>
          </button>
        </>
      )}{" "}
      {others.length > 0 && (
        <Link
          to={compareUrl(compared, area)}
          rel="nofollow"
          className={`${buttonClass("quiet")} max-sm:hidden max-lg:flex-1 max-lg:px-2`}
        >
          Compare ({compared.length})
        </Link>
      )}
    </>
  );
}
