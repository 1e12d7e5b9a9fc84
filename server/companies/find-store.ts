import { and, asc, eq, inArray, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { CompanyFilter, CompanySearch, FoundCompanies } from "#contract/desk/company-search.ts";
import { carrierOf } from "#contract/evidence/carrier.ts";
import { companyFields } from "#server/catalogue/store.ts";
import type { Database } from "#server/database/connect.ts";
import { companies } from "#server/database/tables.ts";
import { contains, containsLetters, containsPhone } from "#server/database/text-search.ts";

const isPublic = eq(companies.listing, "public");

/** What each filter shows. Those about a missing fact leave out what is about to be removed, and all leave out merged ones. */
const FILTERS: Record<CompanyFilter, SQL | undefined> = {
  public: isPublic,
  all: ne(companies.listing, "merged"),
  draft: eq(companies.listing, "draft"),
  removed: eq(companies.listing, "removed"),
  "no-email": and(
    inArray(companies.listing, ["public", "draft"]),
    sql`coalesce(trim(${companies.email}), '') in ('', 'Unknown')`,
  ),
  unplaced: and(inArray(companies.listing, ["public", "draft"]), isNull(companies.latitude)),
  unconfirmed: and(
    isPublic,
    or(isNull(companies.confirmedOn), lt(companies.confirmedOn, sql`current_date - interval '1 year'`)),
  ),
};

const mentions = (text: string): SQL | undefined =>
  or(
    ...[companies.name, companies.location, companies.county, companies.email].map((column) =>
      contains(column, text),
    ),
    containsLetters(companies.postcode, text),
    containsPhone(companies.phone, text),
  );

/** One page of the companies that match, by name, also of those that the public does not see. */
export async function findCompanies(database: Database, search: CompanySearch): Promise<FoundCompanies> {
  const { text = "", location = "", filter, page, limit } = search;
  const matches = and(
    FILTERS[filter],
    text.trim() ? mentions(text) : undefined,
    location.trim() ? contains(companies.location, location) : undefined,
  );
  const [total, rows] = await Promise.all([
    database.$count(companies, matches),
    database
      .select({ ...companyFields, listing: companies.listing })
      .from(companies)
      .where(matches)
      .orderBy(sql`lower(${companies.name})`, asc(companies.id))
      .limit(limit)
      .offset((page - 1) * limit),
  ]);
  return {
    companies: rows.map((row) => ({ ...row, carrier: carrierOf(row.licenseNumber, row.carrier) })),
    ...{ total, page, limit },
    totalPages: Math.ceil(total / limit),
  };
}
