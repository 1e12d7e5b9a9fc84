import { Link } from "react-router";
import { phoneUrl, websiteUrl } from "#client/components/company/format.ts";
import { WebsiteName } from "#client/components/company/website-name.tsx";
import { Icon } from "#client/components/icon.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { quoteUrl, searchedAreaIn } from "#client/queries/company-url.ts";
import type { Company } from "#contract/companies.ts";
import { canBeQuoted } from "#contract/quotable.ts";

export function ContactPanel({ company }: { company: Company }) {
  const params = usePageParams();
  const website = websiteUrl(company.website);
  const { priceFrom, priceTo } = company;
  return (
    <section aria-labelledby="contact" className="card grid gap-4 p-5">
      <h2 id="contact" className="text-lg font-bold">
        Get in touch
      </h2>
      {priceFrom && priceTo && (
        <div>
          <p className="display text-3xl">
            £{Math.round(Number(priceFrom))}-£{Math.round(Number(priceTo))}
          </p>
          <p className="text-sm text-muted">
            Indicative, by skip size, including VAT. A permit is extra if the skip stands on a road.
          </p>
        </div>
      )}
      {canBeQuoted(company) ? (
        <Link to={quoteUrl(company, searchedAreaIn(params))} rel="nofollow" className={buttonClass()}>
          Get Quote
        </Link>
      ) : (
        <p className="text-sm text-muted">This company takes enquiries by phone or on its website only.</p>
      )}
      {company.phone && (
        <a href={phoneUrl(company.phone)} className={buttonClass("quiet")}>
          <Icon name="phone" />
          {company.phone}
        </a>
      )}
      {website && (
        <a href={website} rel="noopener nofollow" className="link flex min-h-11 min-w-0 items-center gap-2">
          <Icon name="globe" className="text-muted" />
          <span className="wrap-anywhere">
            <WebsiteName url={website} />
          </span>
        </a>
      )}
    </section>
  );
}
