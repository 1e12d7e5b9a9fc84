import { formatRating } from "#client/components/company/format.ts";
import { Link } from "#client/components/link.tsx";
import { Badge } from "#client/components/ui/badge.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import type { Company } from "#contract/companies.ts";
import type { FoundCompany } from "#contract/desk/company-search.ts";
import { canBeEmailed, isPaused } from "#contract/quotable.ts";
import { isRated, shownScore } from "#contract/rated.ts";
import { Button } from "../button.tsx";
import { shortDate } from "../dates.ts";
import { reviewsUrl } from "../desk-links.tsx";
import { type Column, WIDE_CELL } from "../tables/table-rows.tsx";

/** `listing` is missing if the company comes from a public list. */
export type ListedForAdmin = Company & Partial<Pick<FoundCompany, "listing">>;

const ROW_BUTTON = "md:min-h-8 md:px-2.5 md:not-first:ml-2";

/** Narrow tables hide some columns. On phones each row is a card, which shows every value except the last edit. */
export const adminCompanyColumns = (
  onEdit: (company: Company) => void,
): readonly Column<ListedForAdmin>[] => [
  { title: "Company", isName: true, show: (company) => <Name company={company} /> },
  { title: "Town", width: "w-27", cell: WIDE_CELL, show: ({ location }) => location },
  {
    title: "Phone",
    width: "hidden lg:table-cell w-30",
    cell: "col-span-2 col-start-2 md:hidden md:truncate lg:table-cell",
    show: ({ phone }) => phone,
  },
  {
    title: "Email",
    width: "hidden xl:table-cell w-46",
    cell: "col-span-2 col-start-2 wrap-anywhere md:hidden md:truncate xl:table-cell",
    show: (company) =>
      canBeEmailed(company) ? company.email : <span className="max-md:hidden">No email</span>,
  },
  { title: "Rating", width: "w-23", cell: "col-span-2 col-start-2", show: ratingOf },
  {
    title: "Confirmed",
    width: "w-27",
    cell: "col-span-2 col-start-2",
    show: ({ confirmedOn }) => (
      <>
        <span className="md:hidden">Confirmed: </span>
        {confirmedOn ? shortDate(confirmedOn) : "never"}
      </>
    ),
  },
  {
    title: "Last edit",
    width: "hidden lg:table-cell w-27",
    cell: "hidden lg:table-cell",
    show: ({ updatedAt }) => shortDate(updatedAt),
  },
  {
    title: "Actions",
    isUnnamed: true,
    width: "w-40",
    cell: "col-start-2 flex flex-wrap gap-2 md:table-cell md:text-right md:whitespace-nowrap md:pr-3",
    show: (company) => (
      <>
        {shownScore(company).reviewCount > 0 && (
          <Link
            to={reviewsUrl(company.id)}
            aria-label={`Reviews of ${company.name}`}
            className={`${buttonClass("quiet", "small")} ${ROW_BUTTON}`}
          >
            Reviews
          </Link>
        )}
        <Button className={ROW_BUTTON} aria-label={`Edit ${company.name}`} onPress={() => onEdit(company)}>
          Edit
        </Button>
      </>
    ),
  },
];

function ratingOf(company: ListedForAdmin): string {
  const { rating, reviewCount } = shownScore(company);
  return isRated(company) ? `${formatRating(rating)} (${reviewCount})` : "no reviews";
}

const Name = ({ company }: { company: ListedForAdmin }) => (
  <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
    {(company.listing ?? "public") === "public" ? (
      <Link
        to={`/company/${company.id}`}
        className="inline-flex min-h-6 items-center font-bold wrap-anywhere hover:underline"
      >
        {company.name}
      </Link>
    ) : (
      <span className="font-bold wrap-anywhere">{company.name}</span>
    )}{" "}
    {company.listing === "draft" && <Badge>Draft</Badge>}{" "}
    {company.listing === "removed" && <Badge tone="stop">Hidden</Badge>}{" "}
    {company.featured && <Badge tone="skip">Featured</Badge>}{" "}
    {!canBeEmailed(company) && (
      <span className="xl:hidden">
        <Badge>No email</Badge>
      </span>
    )}{" "}
    {isPaused(company) && <Badge>Paused</Badge>}{" "}
    {company.latitude === null && <Badge tone="stop">Not on the map</Badge>}
  </span>
);
