import { eq, type SQL, sql } from "drizzle-orm";
import type { DeclineReason } from "#contract/answers/offer.ts";
import type {
  AskedFigures,
  PeriodFigures,
  PeriodUnit,
  TownRequestFigures,
} from "#contract/figures/figures.ts";
import type { Problem } from "#contract/hires/presses.ts";
import { hireWishes, tookPart } from "#server/database/conditions.ts";
import type { Database } from "#server/database/connect.ts";
import { changeLog, companyChanges } from "#server/database/tables/changes.ts";
import { companies } from "#server/database/tables/companies.ts";
import { deliveries, hireEvents, leads, quotes } from "#server/database/tables/requests.ts";
import { reviews } from "#server/database/tables/reviews.ts";

export interface Scope {
  unit: PeriodUnit;
  /** The first day, as YYYY-MM-DD in London time. */
  since: string;
}

const periodOf = (unit: PeriodUnit, at: SQL): SQL =>
  sql`to_char(date_trunc(${sql.raw(`'${unit}'`)}, ${at} at time zone 'Europe/London'), 'YYYY-MM-DD')`;

const midnight = (day: string): SQL => sql`(${day}::date::timestamp at time zone 'Europe/London')`;

/** The key of a listing's town. It ignores case and outer spaces, because listings spell the same town differently. */
const townKey = sql`lower(btrim(${companies.location}))`;

/**
 * One row for each request and each asked company, from the stored emails. The rows of emails are kept longer than the typed
 * texts of customers and companies.
 */
const asks = ({ since }: Scope): SQL => sql`
  select ${deliveries.quoteId} as quote_id, ${deliveries.companyId} as company_id,
    min(${deliveries.createdAt}) as asked_at, min(${deliveries.answeredAt}) as answered_at,
    max(${deliveries.declineReason}) as decline_reason
  from ${deliveries}
  where ${deliveries.kind} = 'company' and ${deliveries.state} not in ('failed', 'cancelled')
    and ${deliveries.quoteId} is not null and ${deliveries.companyId} is not null
    and ${deliveries.createdAt} >= ${midnight(since)}
  group by 1, 2`;

const ASKED_FIGURES = sql`
  count(distinct quote_id)::int as requests,
  (count(distinct quote_id) filter (where answered_at is not null))::int as answered,
  count(*)::int as asked, count(answered_at)::int as answers`;

type AskedRow = { period: string } & Pick<
  PeriodFigures,
  keyof AskedFigures | "firms" | "medianHours" | "chosen" | "withdrawn"
>;

export async function askedByPeriod(database: Database, scope: Scope): Promise<AskedRow[]> {
  const hours = sql`extract(epoch from answered_at - asked_at) / 3600`;
  const { rows } = await database.execute<AskedRow>(sql`
    select ${periodOf(scope.unit, sql`asked_at`)} as period, ${ASKED_FIGURES},
      count(distinct company_id)::int as firms,
      round(percentile_cont(0.5) within group (order by ${hours})::numeric, 1)::float8 as "medianHours",
      (count(*) filter (where ${quotes.chosenCompanyId} = company_id))::int as chosen,
      (count(distinct quote_id) filter (where ${quotes.withdrawnAt} is not null))::int as withdrawn
    from (${asks(scope)}) asks join ${quotes} on ${quotes.id} = quote_id
    group by 1`);
  return rows;
}

type DeclinedRow = { period: string; reason: DeclineReason; count: number };

export async function declinedByPeriod(database: Database, scope: Scope): Promise<DeclinedRow[]> {
  const { rows } = await database.execute<DeclinedRow>(sql`
    select ${periodOf(scope.unit, sql`asked_at`)} as period, decline_reason as reason, count(*)::int as count
    from (${asks(scope)}) asks where decline_reason is not null group by 1, 2`);
  return rows;
}

export async function askedByTown(database: Database, scope: Scope): Promise<TownRequestFigures[]> {
  const { rows } = await database.execute<TownRequestFigures & Record<string, unknown>>(sql`
    select ${periodOf(scope.unit, sql`asked_at`)} as "from", named.town, ${ASKED_FIGURES}
    from (${asks(scope)}) asks
    join ${companies} on ${companies.id} = company_id
    join (
      select ${townKey} as key, mode() within group (order by btrim(${companies.location})) as town
      from ${companies} group by 1
    ) named on named.key = ${townKey}
    group by 1, 2 order by 1 desc, requests desc, asked desc, 2`);
  return rows;
}

const isInScope = ({ since }: Scope): SQL => sql`created_at >= ${midnight(since)}`;

/** What the administrator did and did not undo. */
const steps = (scope: Scope): SQL =>
  sql`changed_by = 'administrator' and undone_at is null and ${isInScope(scope)}`;

/** A log entry of an earlier release lacks the time of the request. The request then counts on the day of the answer. */
const askedAt = sql`coalesce((${changeLog.before}->>'createdAt')::timestamptz, ${changeLog.createdAt})`;

/** Each query has a row for each counted thing, with its time as `created_at`. */
const COUNTED = {
  reviews: (scope: Scope) => sql`select created_at from ${reviews} where ${isInScope(scope)}`,
  /** By the time when the companies were told of the choice, if it still stands and the company took part in the hire. */
  hires: ({ since }: Scope) => sql`select ${quotes.choiceToldAt} as created_at from ${quotes}
    where ${quotes.choiceToldAt} >= ${midnight(since)}
      and ${tookPart(sql`quotes.id`, sql`quotes.chosen_company_id`)}`,
  presses: (scope: Scope) =>
    sql`select created_at from ${hireEvents} where actor <> 'clock' and ${isInScope(scope)}`,
  /** Waiting requests, and answered requests from the log, because an answer deletes the request. */
  listingRequests: ({ since }: Scope) => sql`
    select ${leads.createdAt} from ${leads} where ${leads.createdAt} >= ${midnight(since)}
    union all select ${askedAt} from ${changeLog} where ${changeLog.kind} in ('lead-listed', 'lead-refused')
      and ${changeLog.createdAt} >= ${midnight(since)} and ${askedAt} >= ${midnight(since)}`,
  notes: (scope: Scope) =>
    sql`select created_at from ${changeLog} where kind = 'hire-noted' and ${steps(scope)}`,
  pauses: (scope: Scope) => sql`select created_at from ${companyChanges} where ${steps(scope)}
    and "after"->>'listing' is distinct from 'removed'
    and "after"->>'pausedUntil' is not null and "before"->>'pausedUntil' is null`,
  removals: (scope: Scope) => sql`select created_at from ${companyChanges}
    where "after"->>'listing' = 'removed' and ${steps(scope)}`,
};

/** Counts several things in one query. The result has the counts of one period, which starts on the day `from`. */
export async function countByPeriod<Name extends keyof typeof COUNTED>(
  database: Database,
  scope: Scope,
  names: readonly Name[],
): Promise<(from: string) => Record<Name, number>> {
  const counted = names.map(
    (name) => sql`select ${name}::text as name, * from (${COUNTED[name](scope)}) rows`,
  );
  const { rows } = await database.execute<{ period: string; name: Name; count: number }>(sql`
    select ${periodOf(scope.unit, sql`created_at`)} as period, name, count(*)::int as count
    from (${sql.join(counted, sql` union all `)}) counted group by 1, 2`);
  const countOf = (from: string, name: Name) =>
    rows.find((row) => row.period === from && row.name === name)?.count ?? 0;
  return (from) =>
    Object.fromEntries(names.map((name) => [name, countOf(from, name)])) as Record<Name, number>;
}

export interface Wish {
  period: string;
  /** The reported problem. Null if the wish is a collection or a swap. */
  problem: Problem | null;
  /** True if the company sent a price or confirmed the hire. */
  isConfirmed: boolean;
  isSettled: boolean;
  /** The day of the press. All three days are in London time, as YYYY-MM-DD. */
  askedOn: string;
  /** The day that the customer wants for a collection or a swap. Null for a problem. */
  wantedOn: string | null;
  /** The day of the first answer. Null without an answer. */
  answeredOn: string | null;
}

export async function wishes(database: Database, scope: Scope): Promise<Wish[]> {
  const dayOf = (at: SQL) => sql`to_char(${at} at time zone 'Europe/London', 'YYYY-MM-DD')`;
  const quoteIds = sql`select quote_id from ${hireEvents} where ${isInScope(scope)}`;
  const { rows } = await database.execute<Wish & Record<string, unknown>>(sql`
    select ${periodOf(scope.unit, sql`created_at`)} as period, problem, settled_at is not null as "isSettled",
      ${tookPart(sql`wishes.quote_id`, sql`wishes.company_id`)} as "isConfirmed", day as "wantedOn",
      ${dayOf(sql`created_at`)} as "askedOn", ${dayOf(sql`answered_at`)} as "answeredOn"
    from (${hireWishes(quoteIds)}) wishes where ${isInScope(scope)}`);
  return rows;
}

export const countListed = (database: Database): Promise<number> =>
  database.$count(companies, eq(companies.listing, "public"));
