import { formatRating, websiteUrl } from "#client/components/company/format.ts";
import { JsonLd, useAbsoluteUrl, useBreadcrumbList } from "#client/components/page-meta.tsx";
import type { Company } from "#contract/companies.ts";
import type { Review } from "#contract/reviews.ts";
import { formatLocation } from "#contract/text/place-words.ts";
import { telephoneNumbersIn } from "#contract/text/telephone-numbers.ts";

function aggregateRating(reviews: readonly Review[]) {
  if (reviews.length === 0) return undefined;
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return {
    "@type": "AggregateRating",
    ratingValue: formatRating(String(sum / reviews.length)),
    reviewCount: reviews.length,
    bestRating: 5,
    worstRating: 1,
  };
}

function localBusiness(company: Company, reviews: readonly Review[], url: string) {
  return {
    "@type": "LocalBusiness",
    "@id": url,
    url,
    name: company.name,
    description: company.description ?? undefined,
    telephone: telephoneNumbersIn(company.phone ?? "")[0],
    sameAs: websiteUrl(company.website) ?? undefined,
    areaServed: company.coverage ?? company.location,
    address: {
      "@type": "PostalAddress",
      addressLocality: company.location,
      addressRegion: company.county,
      postalCode: company.postcode ?? undefined,
      addressCountry: "GB",
    },
    geo:
      company.latitude === null
        ? undefined
        : { "@type": "GeoCoordinates", latitude: company.latitude, longitude: company.longitude },
    aggregateRating: aggregateRating(reviews),
  };
}

interface CompanyJsonLdProps {
  company: Company;
  reviews: readonly Review[] | undefined;
}

export function CompanyJsonLd({ company, reviews = [] }: CompanyJsonLdProps) {
  const absolute = useAbsoluteUrl();
  const path = `/company/${company.id}`;
  const trail = useBreadcrumbList([
    ["Home", "/"],
    // The search names the county too, because several towns can have the same name.
    [company.location, `/search?location=${encodeURIComponent(formatLocation(company))}`],
    [company.name, path],
  ]);
  return (
    <>
      <JsonLd data={localBusiness(company, reviews, absolute(path))} />
      <JsonLd data={trail} />
    </>
  );
}
