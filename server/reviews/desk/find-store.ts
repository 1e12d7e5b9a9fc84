import { and, count, desc, eq, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { ReviewFilter } from "#contract/desk/options.ts";
import type { FoundReview, FoundReviews, ReviewSearch } from "#contract/desk/review-search.ts";
import { reviewSchema } from "#contract/reviews.ts";
import type { Database } from "#server/database/connect.ts";
import { schemaFields } from "#server/database/schema-fields.ts";
import { companies } from "#server/database/tables/companies.ts";
import { quotes } from "#server/database/tables/requests.ts";
import { reviewReports, reviews } from "#server/database/tables/reviews.ts";
import { contains, containsLetters } from "#server/database/text-search.ts";
import { reportFields } from "../moderation-store.ts";

const openReports = and(eq(reviewReports.reviewId, reviews.id), isNull(reviewReports.decidedAt));

const FILTERS: Record<ReviewFilter, SQL | undefined> = {
  waiting: or(eq(reviews.isWaiting, true), isNotNull(reviews.waitingEdit)),
  reported: sql`exists (select from ${reviewReports} where ${openReports})`,
  shown: eq(reviews.isWaiting, false),
};

const mentions = (text: string): SQL | undefined =>
  or(
    contains([companies.name, reviews.customerName, reviews.title, reviews.content, reviews.email], text),
    sql`exists (select from ${quotes} where ${quotes.id} = ${reviews.quoteId}
      and ${containsLetters([quotes.reference], text)})`,
  );

const conditionOf = ({ text = "", company, filter }: ReviewSearch): SQL | undefined =>
  and(
    ne(companies.listing, "merged"),
    text.trim() ? mentions(text) : undefined,
    company === undefined ? undefined : eq(reviews.companyId, company),
    filter && FILTERS[filter],
  );

/** Also finds waiting reviews and reviews of hidden companies. Leaves out reviews of merged entries. */
export async function searchReviews(database: Database, search: ReviewSearch): Promise<FoundReviews> {
  const { page, limit } = search;
  const matches = conditionOf(search);
  const isOfCompany = eq(companies.id, reviews.companyId);
  const [[counted], found] = await Promise.all([
    database.select({ total: count() }).from(reviews).innerJoin(companies, isOfCompany).where(matches),
    database
      .select({
        ...schemaFields(reviews, reviewSchema),
        companyName: companies.name,
        waiting: reviews.isWaiting,
        edit: reviews.waitingEdit,
        reports: sql<
          FoundReview["reports"]
        >`(select coalesce(${reportFields}, '[]') from ${reviewReports} where ${openReports})`,
      })
      .from(reviews)
      .innerJoin(companies, isOfCompany)
      .where(matches)
      .orderBy(desc(reviews.createdAt), desc(reviews.id))
      .limit(limit)
      .offset((page - 1) * limit),
  ]);
  const total = counted?.total ?? 0;
  return { reviews: found, total, page, limit, totalPages: Math.ceil(total / limit) };
}
