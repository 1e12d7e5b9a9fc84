import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatRating } from "#client/components/company/format.ts";
import { Badge } from "#client/components/ui/badge.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import type { Company } from "#contract/companies.ts";
import { canBeEmailed, isPaused } from "#contract/quotable.ts";
import { isRated, shownScore } from "#contract/rated.ts";
import type { ListedForAdmin } from "../queries.ts";
import {
  DESK_CELL_CLASS,
  DESK_CHECKBOX_CELL_CLASS,
  DESK_LINE_CLASS,
  DESK_ROW_CLASS,
  DeskTable,
  type TableColumn,
} from "../tables/desk-table.tsx";
import { SelectBox } from "../tables/selection-bar.tsx";
import { shortDate } from "../tables/short-date.ts";
import type { Selection } from "../tables/use-selection.ts";

interface CompanyTableProps {
  companies: readonly ListedForAdmin[];
  selection: Selection<ListedForAdmin>;
  onEdit: (company: Company) => void;
  onReviews: (company: Company) => void;
}

const isPublic = ({ listing = "public" }: ListedForAdmin): boolean => listing === "public";

/**
 * Below `lg` a table has no room for the phone number, and below `xl` none for the email address. The company dialog shows
 * both. On phones, both are in the card of a company. The last edit is shown from `lg` on.
 */
const COLUMNS: readonly TableColumn[] = [
  { title: "Company", width: "" },
  { title: "Town", width: "w-27" },
  { title: "Phone", width: "hidden lg:table-cell w-30" },
  { title: "Email", width: "hidden xl:table-cell w-46" },
  { title: "Rating", width: "w-23" },
  { title: "Confirmed", width: "w-27" },
  { title: "Last edit", width: "hidden lg:table-cell w-27" },
  { title: "Actions", width: "w-40", isUnnamed: true },
];

export function CompanyTable({ companies, selection, onEdit, onReviews }: CompanyTableProps) {
  if (companies.length === 0) return null;
  return (
    <DeskTable caption="Companies" columns={COLUMNS}>
      {companies.map((company) => (
        <CompanyRow key={company.id} {...{ company, selection, onEdit, onReviews }} />
      ))}
    </DeskTable>
  );
}

interface CompanyRowProps extends Omit<CompanyTableProps, "companies"> {
  company: ListedForAdmin;
}

function CompanyRow({ company, selection, onEdit, onReviews }: CompanyRowProps) {
  const { id, name, location, phone, confirmedOn, updatedAt } = company;
  const { rating, reviewCount } = shownScore(company);
  const isSelected = selection.has(company);
  return (
    <tr className={`${DESK_ROW_CLASS} ${isSelected ? "bg-skip-pale" : ""}`}>
      <td className={DESK_CHECKBOX_CELL_CLASS}>
        <SelectBox
          checked={isSelected}
          label={`Select ${name}`}
          onChange={(checked) => selection.set([company], checked)}
        />
      </td>
      <th scope="row" className={`${DESK_CELL_CLASS} text-left font-normal`}>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {isPublic(company) ? (
            <Link
              to={`/company/${id}`}
              className="inline-flex min-h-6 items-center font-bold wrap-anywhere hover:underline"
            >
              {name}
            </Link>
          ) : (
            <span className="font-bold wrap-anywhere">{name}</span>
          )}
          <Marks company={company} />
        </span>
      </th>
      <td className={`${DESK_LINE_CLASS} col-span-2 col-start-2`}>{location}</td>
      <td className={`${DESK_LINE_CLASS} col-span-2 col-start-2 md:hidden lg:table-cell`}>{phone}</td>
      <td className={`${DESK_LINE_CLASS} col-span-2 col-start-2 wrap-anywhere md:hidden xl:table-cell`}>
        {canBeEmailed(company) ? company.email : <span className="max-md:hidden">No email</span>}
      </td>
      <td className={`${DESK_CELL_CLASS} col-span-2 col-start-2`}>
        {isRated(company) ? `${formatRating(rating)} (${reviewCount})` : "no reviews"}
      </td>
      <td className={`${DESK_CELL_CLASS} col-span-2 col-start-2`}>
        <span className="md:hidden">Confirmed: </span>
        {confirmedOn ? shortDate(confirmedOn) : "never"}
      </td>
      <td className={`${DESK_CELL_CLASS} hidden lg:table-cell`}>{shortDate(updatedAt)}</td>
      <td
        className={`${DESK_CELL_CLASS} col-start-2 flex flex-wrap gap-2 md:table-cell md:text-right md:whitespace-nowrap md:pr-3`}
      >
        {reviewCount > 0 && (
          <RowButton label={`Reviews of ${name}`} onPress={() => onReviews(company)}>
            Reviews
          </RowButton>
        )}
        <RowButton label={`Edit ${name}`} onPress={() => onEdit(company)}>
          Edit
        </RowButton>
      </td>
    </tr>
  );
}

function Marks({ company }: { company: ListedForAdmin }) {
  return (
    <>
      {company.listing === "draft" && <Badge>Draft</Badge>}
      {company.listing === "removed" && <Badge tone="stop">Hidden</Badge>}
      {company.featured && <Badge tone="skip">Featured</Badge>}
      {!canBeEmailed(company) && (
        <span className="xl:hidden">
          <Badge>No email</Badge>
        </span>
      )}
      {isPaused(company) && <Badge>Paused</Badge>}
      {company.latitude === null && <Badge tone="stop">Not on the map</Badge>}
    </>
  );
}

interface RowButtonProps {
  label: string;
  onPress: () => void;
  children: ReactNode;
}

const RowButton = ({ label, onPress, children }: RowButtonProps) => (
  <button
    type="button"
    onClick={onPress}
    aria-label={label}
    className={`${buttonClass("quiet", "small")} md:min-h-8 md:px-2.5 md:not-first:ml-2`}
  >
    {children}
  </button>
);
