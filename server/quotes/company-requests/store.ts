import { and, desc, eq, gt, notInArray, sql } from "drizzle-orm";
import { ANSWER_LINK_DAYS } from "#contract/answers/offer.ts";
import type { Database } from "#server/database/connect.ts";
import { deliveries, quotes } from "#server/database/tables/requests.ts";

/** Maximum number of requests that are read. A popular company is expected to get some 2,000 a year. */
const MOST_SHOWN = 5_000;

/**
 * The requests to a company in the last twelve months, newest first. Those whose email to the company failed or was cancelled
 * are left out.
 */
export const requestsOfCompany = (database: Database, companyId: number) =>
  database
    .select({
      quote: quotes,
      askedAt: deliveries.createdAt,
      answeredAt: deliveries.answeredAt,
      isLinkExpired: sql<boolean>`${deliveries.createdAt} + make_interval(days => ${ANSWER_LINK_DAYS}) < now()`,
    })
    .from(deliveries)
    .innerJoin(quotes, eq(quotes.id, deliveries.quoteId))
    .where(
      and(
        eq(deliveries.companyId, companyId),
        eq(deliveries.kind, "company"),
        notInArray(deliveries.state, ["failed", "cancelled"]),
        gt(deliveries.createdAt, sql`now() - interval '12 months'`),
      ),
    )
    .orderBy(desc(deliveries.createdAt))
    .limit(MOST_SHOWN);

export type AskedOfCompany = Awaited<ReturnType<typeof requestsOfCompany>>[number];
