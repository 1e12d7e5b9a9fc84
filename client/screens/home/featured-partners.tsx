import { queryOptions } from "@tanstack/react-query";
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from "react";
import { splitList } from "#client/components/company/format.ts";
import { Icon } from "#client/components/icon.tsx";
import { Link } from "#client/components/link.tsx";
import { MapEmbed } from "#client/components/map-embed.tsx";
import { useSite } from "#client/components/site/site-context.ts";
import { StarRating } from "#client/components/star-rating.tsx";
import { Badge } from "#client/components/ui/badge.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { SkeletonList } from "#client/components/ui/skeleton-list.tsx";
import { listCompanies } from "#client/queries/companies.ts";
import { useQuery } from "#client/queries/use-query.ts";
import { areaParams, companyUrl, quoteUrl, type SearchedArea } from "#client/urls/company-url.ts";
import { queryString } from "#client/urls/query-string.ts";
import type { Company } from "#contract/companies.ts";
import {
  FEATURED_MIN_RATING,
  FEATURED_PARTNERS,
  MAX_FEATURED_SERVICES,
  SKELETONS,
  TOOLTIP_DELAY_MS,
  TOOLTIP_SKIP_MS,
} from "#contract/limits.ts";
import { canBeQuoted } from "#contract/quotable.ts";
import { shownScore } from "#contract/rated.ts";
import { formatLocation } from "#contract/text/place-words.ts";
import { formatCount } from "#contract/text/spelling.ts";
import { telephoneUrl } from "#contract/text/telephone-numbers.ts";

export const featuredCompaniesQueryOptions = () =>
  queryOptions({
    queryKey: ["companies", "featured"],
    queryFn: () => listCompanies({ featured: "true" }),
  });

const GRID = "grid gap-6 md:grid-cols-2";

export function FeaturedPartners({ companies, area }: { companies: number | undefined; area: SearchedArea }) {
  const { isFeaturedPaid } = useSite();
  const { data: featured = [], isPending } = useQuery(featuredCompaniesQueryOptions());
  const partners = featured
    .filter((company) => Number(shownScore(company).rating) >= FEATURED_MIN_RATING)
    .slice(0, FEATURED_PARTNERS);
  return (
    <section aria-labelledby="featured-partners" className="border-y border-line bg-white py-8 sm:py-14">
      <div className="page grid gap-5 sm:gap-7">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="featured-partners" className="display text-2xl sm:text-4xl">
            Featured Partners
          </h2>
          <a href="/how-we-work#featured" className="link text-muted">
            {isFeaturedPaid ? "Ad: these companies pay to stand here" : "Chosen by us, unpaid"}
          </a>
        </div>
        {isPending ? (
          <SkeletonList count={SKELETONS.featured} label="Loading featured partners" className={GRID} />
        ) : (
          <ul className={GRID}>
            {partners.map((company) => (
              <li key={company.id} className="min-w-0">
                <PartnerCard company={company} area={area} />
              </li>
            ))}
          </ul>
        )}{" "}
        <Link to="/search" className="link justify-self-start text-lg">
          Explore All {formatCount(companies ?? 0)} Companies
        </Link>
      </div>
    </section>
  );
}

const getQuoteUrl = (company: Company, area: SearchedArea): string =>
  canBeQuoted(company)
    ? quoteUrl(company, area)
    : `/companies${queryString({ ...areaParams(area), location: area.location ?? formatLocation(company), mode: "quote" })}`;

function PartnerCard({ company, area }: { company: Company; area: SearchedArea }) {
  const { isFeaturedPaid } = useSite();
  const phoneUrl = telephoneUrl(company.phone);
  const services = splitList(company.services).slice(0, MAX_FEATURED_SERVICES);
  return (
    <article className="card flex h-full flex-col gap-4 p-5 sm:p-6">
      <div className="grid gap-1.5">
        <h3 className="flex items-start justify-between gap-3 text-xl font-bold wrap-anywhere">
          <Link to={companyUrl(company.id, area)} className="rounded-sm hover:underline">
            {company.name}
          </Link>{" "}
          {canBeQuoted(company) && (
            <Tooltip text="Email available">
              <span className="size-3.5 rounded-full border-[7px] border-go" />
            </Tooltip>
          )}
        </h3>
        <p className="flex items-center gap-2 text-ink-soft">
          <Icon name="pin" size="size-4.5" className="text-muted" />
          {formatLocation(company)}
        </p>
        <StarRating {...shownScore(company)} />
        {isFeaturedPaid && <Badge tone="skip">Ad</Badge>}
      </div>
      <MapEmbed company={company} className="h-36 sm:h-52" />
      {phoneUrl && (
        <p className="flex items-center gap-2">
          <Icon name="phone" size="size-4.5" className="text-muted" />
          <a href={phoneUrl} className="py-1 font-semibold hover:underline">
            {company.phone}
          </a>
        </p>
      )}
      <ul aria-label="Services" className="flex flex-wrap gap-1.5">
        {services.map((service) => (
          <li key={service}>
            <Badge>{service}</Badge>
          </li>
        ))}
      </ul>
      <Link to={getQuoteUrl(company, area)} rel="nofollow" className={`${buttonClass("go")} mt-auto`}>
        Get Quote <span className="sr-only">from {company.name}</span>
      </Link>
    </article>
  );
}

/** The value of `performance.now()` when a tooltip last closed. A tooltip that follows soon opens without delay. */
let lastClosed = Number.NEGATIVE_INFINITY;

function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  // Before hydration, the browser shows `title` as its own tooltip.
  const [title, setTitle] = useState<string | undefined>(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  useEffect(() => {
    setTitle(undefined);
    return () => clearTimeout(timer.current);
  }, []);
  const openSoon = () => {
    const isSoonAfterLast = performance.now() - lastClosed < TOOLTIP_SKIP_MS;
    timer.current = setTimeout(() => setOpen(true), isSoonAfterLast ? 0 : TOOLTIP_DELAY_MS);
  };
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setOpen(false);
  }, []);
  // Listens on the document, because a tooltip opened by the mouse has no keyboard focus.
  useEffect(() => {
    if (!open) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => key === "Escape" && close();
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      lastClosed = performance.now();
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [open, close]);
  return (
    <button
      type="button"
      title={title}
      aria-label={text}
      aria-describedby={open ? id : undefined}
      onPointerEnter={openSoon}
      onPointerLeave={close}
      onFocus={() => setOpen(true)}
      onBlur={close}
      className="relative grid size-6 shrink-0 cursor-default place-items-center"
    >
      {children}{" "}
      {open && (
        <span
          id={id}
          role="tooltip"
          className="absolute right-0 bottom-full z-10 mb-1.5 rounded-control bg-ink px-3 py-1.5 text-sm font-semibold whitespace-nowrap text-white"
        >
          {text}
        </span>
      )}
    </button>
  );
}
