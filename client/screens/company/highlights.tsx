import { formatRating } from "#client/components/company/format.ts";
import { Icon, type IconName } from "#client/components/icon.tsx";
import type { Company } from "#contract/companies.ts";
import { isRated } from "#contract/rated.ts";

/** Whole years since the company was established; "10+" if the year is unknown. */
const yearsOfExperience = (establishedYear: number | null, thisYear: number): string =>
  establishedYear === null ? "10+" : String(Math.max(0, thisYear - establishedYear));

/** Rating, experience, coverage and licence. The licence number is shown unchecked. */
export function Highlights({ company }: { company: Company }) {
  const years = yearsOfExperience(company.establishedYear, new Date().getFullYear());
  const highlights: { icon: IconName; label: string; value: string }[] = [
    {
      icon: "check",
      label: "Rating",
      value: isRated(company) ? `${formatRating(company.rating)} out of 5` : "no reviews",
    },
    { icon: "calendar", label: "Experience", value: `${years} years` },
    { icon: "truck", label: "Coverage", value: company.coverage ?? company.location },
    { icon: "shield", label: "Licensed", value: company.licenseNumber ?? "Contact for details" },
  ];
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-4">
      {highlights.map(({ icon, label, value }) => (
        <div key={label} className="card p-4">
          <dt className="flex items-center gap-2 text-sm font-semibold text-muted">
            <Icon name={icon} size="size-4.5" className="text-ink" />
            {label}
          </dt>
          <dd className="mt-1 line-clamp-3 leading-snug font-bold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
