import { and, eq, exists, inArray, isNull, lt, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias, type PgColumn, QueryBuilder } from "drizzle-orm/pg-core";
import { CONFIRMING_PRESSES } from "#contract/hires/press-bodies.ts";
import { MAY_END_TRADE } from "#contract/registers/register-options.ts";
import { companyMerges, proposals } from "./tables/changes.ts";
import { quotes } from "./tables/requests.ts";

/** Two years by the database's clock, as the privacy policy states. */
export const isPastRetention = (createdAt: PgColumn): SQL => lt(createdAt, sql`now() - interval '2 years'`);

export const isOpenQuote = and(
  isNull(quotes.chosenAt),
  isNull(quotes.withdrawnAt),
  isNull(quotes.erasedAt),
  eq(quotes.awaitingConfirmation, false),
);

/**
 * True if a register has a row that may be about the company and says that it has ended or is about to, until somebody decides
 * which row it is, or sets the item aside. `doubtsOf` in `server/work/company-work.ts` makes the same name of the item.
 */
export const mayHaveEnded: SQL<boolean> = sql<boolean>`exists (
  select from (
    select doubt ->> 'register' as register, string_agg(doubt ->> 'number', ' ' order by place) as numbers,
      bool_or(${inArray(sql`doubt ->> 'status'`, [...MAY_END_TRADE])}) as ends
    from jsonb_array_elements(companies.register_doubts) with ordinality d (doubt, place) group by 1) d
  where ends and not exists (
    select from work_aside a where a.kind = 'register-doubt' and (a.until is null or a.until > now())
      and a.item = concat_ws(' ', companies.id, d.register, d.numbers)))`;

/**
 * True if the company's latest answer is a price, or if it confirmed the hire. Steps of the customer alone don't count, because a
 * rival could invent a customer.
 */
export const tookPart = (quoteId: SQL | PgColumn, companyId: SQL | PgColumn): SQL => sql`(
  exists (select from deliveries part where part.quote_id = ${quoteId} and part.company_id = ${companyId}
    and part.kind = 'company' and part.answered_at is not null and part.decline_reason is null)
  or exists (select from hire_events part where part.quote_id = ${quoteId} and part.company_id = ${companyId}
    and part.actor = 'company' and part.facts->>'press' = any(${sql.param(CONFIRMING_PRESSES)})))`;

/**
 * True for an event after the customer last released a company. Earlier events belong to a former choice, which counts as no
 * hire, and nobody can answer them any more.
 */
export const isSinceRelease = (quoteId: SQLWrapper, id: SQL): SQL => sql`${id} > coalesce(
  (select max(r.id) from hire_events r where r.quote_id = ${quoteId} and r.facts->>'press' = 'release'), 0)`;

/**
 * The problems, collections and swaps of the choices that stand. `answered_at` is the time of the first answer, `settled_at` the
 * time when a problem was settled. Each is null until then. `server/quotes/hires/hire.ts` applies the same rules.
 */
export const hireWishes = (quoteIds: SQL): SQL => sql`
  select w.id, w.quote_id, w.company_id, w.created_at, w.facts->>'press' as press, w.facts->>'problem' as problem, w.facts->>'day' as day,
    (select min(a.created_at) from hire_events a where a.quote_id = w.quote_id and a.id > w.id and (case w.facts->>'press'
      when 'problem' then a.facts->>'number' = w.number and (a.facts->>'press' = 'problem-answer' or a.facts->>'settled' = 'yes')
      else a.facts->>'press' = 'not-yet' or a.facts->>'press' in ('collected', 'swapped') and not exists (
          select from hire_events t where t.quote_id = a.quote_id and t.actor = a.actor and t.facts->>'press' = 'take-back'
            and substr(t.facts->>'number', 2)::int = (
              select count(*) from hire_events n where n.quote_id = a.quote_id and n.actor = a.actor and n.id <= a.id))
        or a.actor = 'company' and a.facts->>'press' in ('day', 'agree') end)) as answered_at,
    (select min(a.created_at) from hire_events a where a.quote_id = w.quote_id and a.facts->>'press' = 'problem-end'
      and a.facts->>'number' = w.number and a.facts->>'settled' = 'yes') as settled_at
  from (
    select e.*, 'C' || row_number() over (partition by e.quote_id order by e.id) as number
    from hire_events e where e.actor = 'customer' and e.quote_id in (${quoteIds})
  ) w
  where w.facts->>'press' in ('problem', 'collect', 'swap') and ${isSinceRelease(sql`w.quote_id`, sql`w.id`)}`;

const again = alias(proposals, "again");

export const isChangeAskedAgain = exists(
  new QueryBuilder()
    .select({ id: again.id })
    .from(again)
    .where(
      and(
        eq(again.companyId, proposals.companyId),
        eq(again.kind, "change"),
        eq(again.state, "waiting"),
        eq(again.field, proposals.field),
      ),
    ),
);

/**
 * The ids of the listings that an answer link can mean: the listing in the link, and those into which it was merged. If a merge
 * was undone, also the listing that got the request back.
 */
export const entriesOfLink = (companyId: number, quoteId: number | SQLWrapper): SQL => sql`
  with recursive entry (id) as (
    select ${companyId}::bigint
    union
    select case when m.undone_at is null then m.kept_id else m.merged_id end
    from entry join ${companyMerges} m on (m.merged_id = entry.id and m.undone_at is null)
      or (m.kept_id = entry.id and m.undone_at is not null and m.moved->'quotes' @> to_jsonb(${quoteId}::bigint))
  ) select id from entry`;
