import { carrierWords } from "#client/components/company/carrier-words.ts";
import { countOf, formatRating } from "#client/components/company/format.ts";
import { Icon, type IconName } from "#client/components/icon.tsx";
import type { Company } from "#contract/companies.ts";
import { isRated, shownScore } from "#contract/rated.ts";
import { formatRadius } from "#contract/text/place-words.ts";

/**
 * For example "12 years": this year minus the year of establishment, at least 0. If that year is unknown, "10+ years", the
 * words of the specification.
 */
const yearsOfExperience = (establishedYear: number | null, thisYear: number): string =>
  establishedYear === null ? "10+ years" : countOf(Math.max(0, thisYear - establishedYear), "year");

/** The first stated area in a few words. Without a stated area, the company's own text, or else its town. */
function coverageWords({ coverage, coverageAreas, location }: Company): string {
  const [area] = coverageAreas;
  if (area?.type === "radius") return `Within ${formatRadius(area.km)}`;
  if (area?.type === "districts") return countOf(area.codes.length, "postcode district");
  return coverage ?? location;
}

/** Rating, experience, coverage and licence, each in a few words. The sections below contain the details. */
export function Highlights({ company }: { company: Company }) {
  const years = yearsOfExperience(company.establishedYear, new Date().getFullYear());
  const highlights: { icon: IconName; label: string; value: string }[] = [
    {
      icon: "check",
      label: "Rating",
      value: isRated(company) ? `${formatRating(shownScore(company).rating)} out of 5` : "no reviews",
    },
    { icon: "calendar", label: "Experience", value: years },
    { icon: "truck", label: "Coverage", value: coverageWords(company) },
    {
      icon: "shield",
      label: "Licensed",
      value: company.carrier ? `Number: ${carrierWords(company.carrier).short}` : "Contact for details",
    },
  ];
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3">
      {highlights.map(({ icon, label, value }) => (
        <div key={label} className="card p-3 sm:p-4">
          <dt className="flex items-center gap-2 text-sm font-semibold text-muted">
            <Icon name={icon} size="size-4.5" className="text-ink" />
            {label}
          </dt>
          <dd className="mt-1 line-clamp-3 leading-snug font-bold wrap-anywhere" suppressHydrationWarning>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
