import { type SQL, sql } from "drizzle-orm";
import { LEAST_HIRES, LEAST_REQUESTS } from "#contract/answers/figures.ts";
import { hireWishes, isSinceRelease, tookPart } from "#server/database/conditions.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { companies } from "#server/database/tables/companies.ts";
import { deliveries, hireEvents, quotes } from "#server/database/tables/requests.ts";

/**
 * The maximum number of companies in one transaction. A notification has at most 4,000 characters. If it names more companies
 * than fit, every process reads the whole directory again.
 */
const BATCH = 200;

const HOURS_TO_ANSWER = sql`extract(epoch from ${deliveries.answeredAt} - ${deliveries.createdAt}) / 3600`;

const bucketOf = (medianHours: SQL): SQL => sql`case
  when ${medianHours} is null then 'unanswered'
  when ${medianHours} <= 6 then 'hours'
  when ${medianHours} <= 24 then 'day'
  when ${medianHours} <= 72 then 'days'
  else 'longer' end`;

const PRESSED = sql`
  select (count(*) filter (where facts->>'press' = 'swapped')
      - count(*) filter (where facts->>'press' = 'take-back' and facts->>'said' = 'swapped'))::int as swaps
  from ${hireEvents} where quote_id = ${deliveries.quoteId} and company_id = ${deliveries.companyId}
    and ${isSinceRelease(deliveries.quoteId, sql`hire_events.id`)}`;

/** Problems of one kind count once for a hire. `days` is the time that the slowest took. */
const PROBLEMS = sql`
  select count(*)::int as problems, (count(*) filter (where is_settled))::int as settled, sum(days) filter (where is_settled) as days
  from (
    select bool_and(settled_at is not null) as is_settled, max(extract(epoch from settled_at - created_at)) / 86400 as days
    from (${hireWishes(sql`${deliveries.quoteId}`)}) wishes
    where company_id = ${deliveries.companyId} and press = 'problem'
    group by problem
  ) kinds`;

/**
 * True if the company was told of the choice, and sent a price or confirmed the hire (`tookPart`). If choices alone counted, a
 * stranger could change the company's figures.
 */
const IS_HIRED = sql`(${quotes.chosenCompanyId} = ${deliveries.companyId} and ${quotes.choiceToldAt} is not null
  and ${tookPart(deliveries.quoteId, deliveries.companyId)})`;

/** Counts deliveries, which are kept longer than answers. `countRequest` decides which deliveries count. */
const figures = (isCounted: SQL): SQL => sql`
  select company_id, case when requests < ${LEAST_REQUESTS}::int
    then jsonb_build_object('requests', requests, 'bucket', 'not-enough')
    else jsonb_build_object('requests', requests, 'answeredShare', round(answered::numeric / requests, 2),
      'medianHours', median_hours, 'bucket', ${bucketOf(sql`median_hours`)}) end
    || case when hires < ${LEAST_HIRES}::int then '{}' else jsonb_build_object('hires', jsonb_build_object(
      'hires', hires, 'swaps', swaps, 'problems', problems, 'settled', settled,
      'settledDays', round(days / nullif(settled, 0), 1))) end as answers
  from (
    select ${deliveries.companyId} as company_id, count(*)::int as requests, count(${deliveries.answeredAt})::int as answered,
      round(percentile_cont(0.5) within group (order by ${HOURS_TO_ANSWER})::numeric, 1) as median_hours,
      count(${quotes.id})::int as hires, coalesce(sum(swaps), 0)::int as swaps, coalesce(sum(problems), 0)::int as problems,
      coalesce(sum(settled), 0)::int as settled, sum(days)::numeric as days
    from ${deliveries} left join ${quotes} on ${quotes.id} = ${deliveries.quoteId} and ${IS_HIRED}
      left join lateral (${PRESSED}) pressed on ${quotes.id} is not null
      left join lateral (${PROBLEMS}) problems on ${quotes.id} is not null
    where ${deliveries.kind} = 'company' and ${deliveries.isCounted} and ${deliveries.state} not in ('failed', 'cancelled')
      and ${deliveries.createdAt} > now() - interval '12 months' and ${isCounted}
    group by 1
  ) counted`;

/** Must be called after every change of `deliveries.answeredAt` or of a hire. Triggers then notify all processes. */
export async function refreshAnswerFigures(tx: Transaction, companyIds: readonly number[]): Promise<void> {
  const ids = sql`any(${sql.param([...companyIds])}::bigint[])`;
  // Without the locks, two transactions that store answers could miss each other's answers. The order of ids prevents deadlocks.
  await tx.execute(
    sql`select 1 from ${companies} where ${companies.id} = ${ids} order by ${companies.id} for no key update`,
  );
  await tx.execute(sql`
    update ${companies} set answers = latest.answers
    from (
      select id, figures.answers
      from unnest(${sql.param([...companyIds])}::bigint[]) id
      left join (${figures(sql`${deliveries.companyId} = ${ids}`)}) figures on figures.company_id = id
    ) latest
    where ${companies.id} = latest.id and ${companies.answers} is distinct from latest.answers`);
}

/**
 * A request counts in a company's public figures if the customer followed a link that only our emails contain. It does not count
 * if it was withdrawn within a day. It also does not count if it has the mailbox, telephone number or outer network of a counted
 * request of the last month. Must be called after every change of these facts. The quote must be locked.
 */
export async function countRequest(tx: Transaction, quoteId: number): Promise<void> {
  const keys = sql`select key from quote_keys where quote_id = ${quoteId} and kind <> 'domain'`;
  // Without this lock, two requests of one person whose links are followed at the same time would each miss the other.
  await tx.execute(sql`select lock_keys(array(${keys}))`);
  const { rows } = await tx.execute<{ id: string }>(sql`
    update deliveries d set is_counted = not d.is_counted from quotes q
    where q.id = d.quote_id and q.id = ${quoteId} and d.kind = 'company' and d.is_counted <> (
      (d.is_counted or q.followed_at is not null)
      and coalesce(q.withdrawn_at >= q.created_at + interval '1 day', true)
      and (d.is_counted or not exists (
        select from deliveries other join quote_keys on quote_keys.quote_id = other.quote_id
        where other.company_id = d.company_id and other.quote_id <> q.id and other.kind = 'company' and other.is_counted
          and other.created_at > now() - interval '1 month' and quote_keys.key in (${keys})
      ))
    )
    returning d.company_id as id`);
  const changed = [...new Set(rows.map(({ id }) => Number(id)))];
  if (changed.length > 0) await refreshAnswerFigures(tx, changed);
}

/** Refreshes the figures even without new answers, because older requests leave the period of twelve months. */
export async function refreshAllAnswerFigures(database: Database): Promise<void> {
  const { rows } = await database.execute<{ id: string }>(sql`
    select ${companies.id} from ${companies} left join (${figures(sql`true`)}) figures on figures.company_id = ${companies.id}
    where ${companies.answers} is distinct from figures.answers order by ${companies.id}`);
  const ids = rows.map(({ id }) => Number(id));
  for (let from = 0; from < ids.length; from += BATCH)
    await database.transaction((tx) => refreshAnswerFigures(tx, ids.slice(from, from + BATCH)));
}
