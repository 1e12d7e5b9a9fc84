import type { ReactNode } from "react";
import { websiteUrl } from "#client/components/company/format.ts";
import { WebsiteName } from "#client/components/company/website-name.tsx";
import { Icon } from "#client/components/icon.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { LazyBoundary, lazyPart } from "#client/components/ui/lazy-boundary.tsx";
import type { SearchedArea } from "#client/urls/company-url.ts";
import type { Company } from "#contract/companies.ts";
import { longDay } from "#contract/dates.ts";
import { canBeQuoted } from "#contract/quotable.ts";
import { telephoneUrl } from "#contract/text/telephone-numbers.ts";

// A separate chunk, because the page is near the limit of script. Visitors read before they press.
const RequestActions = lazyPart(() => import("./request-actions.tsx"));

/**
 * Contact details: beside the facts on wide screens, a bar at the bottom on narrow ones. The bar is sticky. It comes last, so
 * that it covers nothing once the visitor has scrolled to the end.
 */
export function ContactPanel({ company, area }: { company: Company; area: SearchedArea }) {
  const isQuotable = canBeQuoted(company);
  const phoneUrl = telephoneUrl(company.phone);
  return (
    <section
      aria-labelledby="contact"
      className="lg:col-start-2 lg:row-span-2 lg:row-start-1 max-lg:sticky max-lg:bottom-0 max-lg:z-20 max-lg:order-last max-lg:-mx-[clamp(1rem,4vw,2rem)] max-lg:border-t max-lg:border-line max-lg:bg-white max-lg:px-4 max-lg:py-2 max-lg:shadow-raised max-lg:print:static max-lg:print:border-0 max-lg:print:shadow-none"
    >
      <div className="lg:card grid gap-3 lg:sticky lg:top-6 lg:p-5">
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
          <LazyBoundary fallback={null}>
            <RequestActions company={company} area={area} />
          </LazyBoundary>
          {phoneUrl && <PhoneLink url={phoneUrl}>{company.phone}</PhoneLink>}
        </div>
        <WebsiteLink website={company.website} isOnlyContact={!isQuotable && !phoneUrl} />
      </div>
    </section>
  );
}

/** A link to call the company. The link says "Call" where the number does not fit. */
function PhoneLink({ url, children }: { url: string; children: ReactNode }) {
  return (
    <a href={url} className={`${buttonClass("quiet")} max-lg:flex-1 max-lg:px-2`}>
      <Icon name="phone" />
      <span className="lg:sr-only print:hidden">Call</span>{" "}
      <span className="max-lg:sr-only print:not-sr-only">{children}</span>
    </a>
  );
}

function WebsiteLink({ website, isOnlyContact }: { website: string | null; isOnlyContact: boolean }) {
  const url = websiteUrl(website);
  if (!url) return null;
  return (
    <a
      href={url}
      rel="noopener nofollow"
      className={`link flex min-h-11 min-w-0 items-center gap-2 ${isOnlyContact ? "" : "max-lg:hidden"}`}
    >
      <Icon name="globe" className="text-muted" />
      <span className="wrap-anywhere">
        <WebsiteName url={url} />
      </span>
    </a>
  );
}
