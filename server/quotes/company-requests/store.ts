import { and, desc, eq, gt, notInArray, sql } from "drizzle-orm";
import type { Waste } from "#contract/job/job.ts";
import type { Database } from "#server/database/connect.ts";
import { companies } from "#server/database/tables/companies.ts";
import { deliveries, quotes } from "#server/database/tables/requests.ts";
import { linkExpiresAt } from "../answers/store.ts";

/** A popular company is expected to get some 2,000 a year. */
const MOST_SHOWN = 5_000;

export function requestsOfCompany(database: Database, companyId: number) {
  const isSent = and(
    eq(deliveries.companyId, companyId),
    eq(deliveries.kind, "company"),
    notInArray(deliveries.state, ["failed", "cancelled"]),
    gt(deliveries.createdAt, sql`now() - interval '12 months'`),
  );
  const { createdAt: askedAt, answeredAt } = deliveries;
  const isLinkExpired = sql<boolean>`${linkExpiresAt} < now()`;
  return database
    .select({ quote: quotes, askedAt, answeredAt, isLinkExpired })
    .from(deliveries)
    .innerJoin(quotes, eq(quotes.id, deliveries.quoteId))
    .where(isSent)
    .orderBy(desc(deliveries.createdAt))
    .limit(MOST_SHOWN);
}

/** A waste in fewer requests than this is left out, because it could identify a customer. */
const FEWEST_TOLD = 3;

export async function wastesInTownOf(database: Database, companyId: number) {
  const { rows } = await database.execute<{ waste: Waste; requests: number }>(sql`
    select waste, count(distinct ${quotes.id})::int as requests
    from ${quotes}
      join ${deliveries} on ${deliveries.quoteId} = ${quotes.id}
      join ${companies} on ${companies.id} = ${deliveries.companyId}
      cross join jsonb_array_elements_text(${quotes.job} -> 'waste') as waste
    where ${deliveries.kind} = 'company' and ${deliveries.state} not in ('failed', 'cancelled')
      and ${deliveries.createdAt} > now() - interval '90 days'
      and lower(btrim(${companies.location})) =
        (select lower(btrim(own.location)) from ${companies} own where own.id = ${companyId})
    group by waste
    having count(distinct ${quotes.id}) >= ${FEWEST_TOLD}
    order by requests desc, waste`);
  return rows;
}

export type AskedOfCompany = Awaited<ReturnType<typeof requestsOfCompany>>[number];
