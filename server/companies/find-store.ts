import { and, asc, desc, eq, inArray, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { carrierOf } from "#contract/carriers/carrier.ts";
import type { CompanyExport, CompanySearch, FoundCompanies } from "#contract/desk/company-search.ts";
import type { CompanyFilter, CompanyOrder } from "#contract/desk/options.ts";
import { companyColumns, ownScoreOf } from "#server/catalogue/store.ts";
import type { Database } from "#server/database/connect.ts";
import { idsOf } from "#server/database/rows.ts";
import { companies } from "#server/database/tables/companies.ts";
import { contains, containsLetters, containsPhone } from "#server/database/text-search.ts";

const isPublic = eq(companies.listing, "public");
const isListable = inArray(companies.listing, ["public", "draft"]);

/** Only `all` finds companies that asked to be removed. No filter finds merged entries. */
const FILTERS: Record<CompanyFilter, SQL | undefined> = {
  public: isPublic,
  all: ne(companies.listing, "merged"),
  draft: eq(companies.listing, "draft"),
  "no-email": and(isListable, sql`coalesce(trim(${companies.email}), '') in ('', 'Unknown')`),
  unplaced: and(isListable, isNull(companies.latitude)),
  unconfirmed: and(
    isPublic,
    or(isNull(companies.confirmedOn), lt(companies.confirmedOn, sql`current_date - interval '1 year'`)),
  ),
};

// The table name is written as text, because Drizzle omits it in a query of one table. `id` alone would be a column of `reviews`.
const writtenHere = sql`from reviews r where r.company_id = companies.id and not r.is_waiting`;
const writtenCount = sql<number>`(select count(*)::int ${writtenHere})`;
const writtenStars = sql<number>`(select coalesce(sum(r.rating), 0)::int ${writtenHere})`;
const byName = [sql`lower(${companies.name})`, asc(companies.id)];
const ORDERS: Record<CompanyOrder, SQL[]> = {
  name: byName,
  changed: [desc(companies.updatedAt), ...byName],
};

const mentions = (text: string): SQL | undefined =>
  or(
    contains([companies.name, companies.location, companies.county, companies.email], text),
    containsLetters([companies.postcode], text),
    containsPhone(companies.phone, text),
  );

const conditionOf = ({ text = "", location = "", filter }: CompanyExport): SQL | undefined =>
  and(
    FILTERS[filter],
    text.trim() ? mentions(text) : undefined,
    location.trim() ? contains([companies.location], location) : undefined,
  );

export async function findCompanies(database: Database, search: CompanySearch): Promise<FoundCompanies> {
  const { ids, sort, page, limit } = search;
  const matches = ids ? inArray(companies.id, ids) : conditionOf(search);
  const [total, rows] = await Promise.all([
    database.$count(companies, matches),
    database
      .select({ ...companyColumns, listing: companies.listing, writtenCount, writtenStars })
      .from(companies)
      .where(matches)
      .orderBy(...ORDERS[sort])
      .limit(limit)
      .offset((page - 1) * limit),
  ]);
  return {
    companies: rows.map(({ writtenCount, writtenStars, ...row }) => ({
      ...row,
      ownScore: ownScoreOf(row.reviewCount, { count: writtenCount, stars: writtenStars }),
      carrier: carrierOf(row.licenseNumber, row.carrier),
    })),
    ...{ total, page, limit },
    totalPages: Math.ceil(total / limit),
  };
}

export function findCompanyIds(database: Database, search: CompanyExport): Promise<number[]> {
  const found = database.select({ id: companies.id }).from(companies).where(conditionOf(search));
  return idsOf(found.orderBy(...ORDERS[search.sort]));
}
