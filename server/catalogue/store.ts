import { eq, isNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { NO_REQUESTS } from "#contract/answers/company-answers.ts";
import { carrierOf } from "#contract/carriers/carrier.ts";
import type { CarrierCheck } from "#contract/carriers/carrier-check.ts";
import { type Company, companySchema } from "#contract/companies.ts";
import type { StatedPrice, WasteCharge } from "#contract/job/terms.ts";
import { averageRating } from "#contract/rated.ts";
import { type Review, reviewSchema } from "#contract/reviews.ts";
import type { Database } from "#server/database/connect.ts";
import { forEachRow } from "#server/database/for-each-row.ts";
import { schemaFields } from "#server/database/schema-fields.ts";
import { companyMerges } from "#server/database/tables/changes.ts";
import { companies } from "#server/database/tables/companies.ts";
import { reviews } from "#server/database/tables/reviews.ts";
import { settings } from "#server/database/tables/site.ts";
import type { OwnReviews } from "#server/reviews/score.ts";
import type { CompanyRecord } from "./listing.ts";
import type { CompanyIds } from "./refresh-queue.ts";

export const companyColumns = {
  ...schemaFields(companies, companySchema.omit({ ownScore: true, carrier: true })),
  /**
   * The newest check of the stated registration number. If that number has no check, the newest check of any number. Null without
   * checks.
   */
  carrier: companies.carrier,
  answers: sql<Company["answers"]>`coalesce(${companies.answers}, ${JSON.stringify(NO_REQUESTS)}::jsonb)`,
};
const reviewFields = schemaFields(reviews, reviewSchema);

const selectionOf = (fields: Record<string, SQLWrapper>): SQL =>
  sql.join(
    Object.entries(fields).map(([name, field]) => sql`${field} as ${sql.identifier(name)}`),
    sql`, `,
  );

/** Published reviews of the company in the outer query, newest first; null without reviews. */
const reviewList = sql`(select json_agg(review) from (
  select ${selectionOf(reviewFields)} from ${reviews} where ${reviews.companyId} = ${companies.id} and not ${reviews.isWaiting}
  order by ${reviews.createdAt} desc, ${reviews.id} desc) review)`;

const recordFields = {
  ...companyColumns,
  /** Whole seconds since 1970. */
  changedAt: sql`extract(epoch from date_trunc('second', ${companies.changedAt}))::float8`,
  reviews: reviewList,
};

/** A row as PostgreSQL's driver returns it: a bigint such as `id` is text, and amounts in JSON are in pence. */
type RecordRow = Omit<Company, "id" | "prices" | "acceptsAtCharge" | "carrier"> & {
  id: string;
  carrier: CarrierCheck | null;
  prices: typeof companies.prices._.driverParam;
  acceptsAtCharge: typeof companies.acceptsAtCharge._.driverParam;
  changedAt: number;
  reviews: Review[] | null;
};

/** Reads companies in the order of ids. Rows bypass Drizzle's mapping, which takes as long as the rest of the load. */
export function readCompanies(
  database: Database,
  ids: CompanyIds,
  onCompany: (record: CompanyRecord) => void,
): Promise<void> {
  // All ids are one array parameter, because PostgreSQL limits the number of parameters.
  const isWanted = ids === "all" ? sql`true` : sql`${companies.id} = any(${sql.param([...ids])}::bigint[])`;
  const isPublic = sql`${companies.listing} = 'public'`;
  const query = sql`select ${selectionOf(recordFields)} from ${companies} where ${isWanted} and ${isPublic} order by ${companies.id}`;
  return forEachRow<RecordRow>(database, query, ({ changedAt, reviews, ...row }) => {
    const ownScore = ownScoreOf(row.reviewCount, writtenIn(reviews ?? []));
    const company = {
      ...row,
      id: Number(row.id),
      prices: companies.prices.mapFromDriverValue(row.prices) as StatedPrice[],
      acceptsAtCharge: companies.acceptsAtCharge.mapFromDriverValue(row.acceptsAtCharge) as WasteCharge[],
      carrier: carrierOf(row.licenseNumber, row.carrier),
      ...(ownScore && { ownScore }),
    };
    onCompany({ company, changedAt, reviews: reviews ?? [] });
  });
}

/** The score of the reviews written in this directory. Undefined if the stored score has the same number of reviews. */
export function ownScoreOf(storedCount: number, { count, stars }: OwnReviews): Company["ownScore"] {
  if (count === storedCount) return undefined;
  return { rating: count > 0 ? averageRating(stars * 100, count) : null, reviewCount: count };
}

const writtenIn = (reviews: readonly Review[]): OwnReviews => ({
  count: reviews.length,
  stars: reviews.reduce((sum, { rating }) => sum + rating, 0),
});

/** The id of the kept entry by that of the merged entry. Undone merges are left out. */
export async function readMergedEntries(database: Database): Promise<ReadonlyMap<number, number>> {
  const { mergedId, keptId, undoneAt } = companyMerges;
  const rows = await database.select({ mergedId, keptId }).from(companyMerges).where(isNull(undoneAt));
  return new Map(rows.map((row) => [row.mergedId, row.keptId]));
}

/** Whether the directory holds invented companies. */
export async function isDemonstration(database: Database): Promise<boolean> {
  const [row] = await database
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, "demonstration"));
  return row?.value === true;
}
