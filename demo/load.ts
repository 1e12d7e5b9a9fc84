import { getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { todayInLondon } from "#contract/dates.ts";
import { insertKeptRows, snakeCase } from "#server/database/change-log.ts";
import type { Database } from "#server/database/connect.ts";
import { carrierChecks, companies } from "#server/database/tables/companies.ts";
import { answers, deliveries, hireEvents, quotes } from "#server/database/tables/requests.ts";
import { reviews } from "#server/database/tables/reviews.ts";
import { settings } from "#server/database/tables/site.ts";
import { generateDemoChecks } from "./companies/carrier-checks.ts";
import type { LocateCompany } from "./companies/company.ts";
import { type DemoData, generateDemoData } from "./generate.ts";
import { generateDemoRequests } from "./requests/rows.ts";
import { ledgerActs } from "./reviews/acts.ts";
import { readWords } from "./words.ts";

/** The database must be empty. Inserts everything in one transaction. A third of the companies get one of the logos. */
export async function loadDemoData(database: Database, locate: LocateCompany, logos: readonly string[] = []) {
  const made = generateDemoData(locate);
  const requests = generateDemoRequests(made, new Date());
  const checks = generateDemoChecks(made.companies, todayInLondon());
  await database.transaction(async (transaction) => {
    const insert = async (table: PgTable, rows: readonly object[]) => {
      const columnsOf = (row: object) =>
        Object.entries(row).map(([field, value]) => [snakeCase(field), value]);
      await insertKeptRows(
        transaction,
        table,
        rows.map((row) => Object.fromEntries(columnsOf(row))),
      );
      // The ids were set explicitly, so the sequence has to continue after them. Emails have no sequence.
      if (table !== deliveries)
        await transaction.execute(
          sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), (select max(id) from ${table}))`,
        );
    };
    await insert(companies, companyRows(made, checks, logos));
    await insert(carrierChecks, checks);
    await insert(quotes, requests.quotes);
    await insert(answers, requests.answers);
    await insert(deliveries, requests.deliveries);
    await insert(hireEvents, requests.hireEvents);
    await transaction.execute(sql`set local skip_finder.ledger_copied = 'yes'`);
    const quoteIdOf = ({ id }: { id: number }) => requests.quoteOfReview.get(id) ?? null;
    const reviewRows = made.reviews.map((review) => ({ ...review, quoteId: quoteIdOf(review) }));
    await insert(reviews, reviewRows);
    // Writes ledger lines with the times of the events. The database triggers would write lines with the current time.
    await transaction.execute(
      sql`select count(append_to_reviews_ledger(act.event, act.listing, act.reason, act.proof, act.at))
      from (select * from rows from (jsonb_to_recordset(${JSON.stringify(ledgerActs(made.reviews))}::jsonb)
        as (event text, listing bigint, reason text, proof text, at timestamptz)) with ordinality
        as act (event, listing, reason, proof, at, number) order by number offset 0) act`,
    );
    await transaction
      .insert(settings)
      .values({ key: "demonstration", value: true })
      .onConflictDoUpdate({ target: settings.key, set: { value: true } });
  });
  return { companies: made.companies.length, reviews: made.reviews.length };
}

function companyRows(
  made: DemoData,
  checks: ReturnType<typeof generateDemoChecks>,
  logos: readonly string[],
) {
  const lastReview = new Map(made.reviews.map(({ companyId, createdAt }) => [companyId, createdAt]));
  const lastCheck = new Map(checks.map(({ companyId, check }) => [companyId, check]));
  return made.companies.map((company) => ({
    ...company,
    changedAt: lastReview.get(company.id) ?? company.createdAt,
    carrier: lastCheck.get(company.id) ?? null,
    // The contract has amounts as decimal strings, and the table has them in pence.
    prices: stored(companies.prices, company.prices),
    acceptsAtCharge: stored(companies.acceptsAtCharge, company.acceptsAtCharge),
    // How fast and how often the company answers is computed later.
    answers: null,
    logo: demoLogoOf(company.id, logos),
  }));
}

const stored = (column: typeof companies.prices | typeof companies.acceptsAtCharge, value: unknown): object =>
  JSON.parse(String(column.mapToDriverValue(value)));

const logoWords = readWords("logos");

/** SVG drawings that replace logos. Several companies share each drawing. */
export const DEMO_LOGOS: readonly string[] = logoWords("shapes").flatMap((shape) =>
  logoWords("colours").map((colour) => {
    const drawing = shape.replace('class="line"', `stroke="${colour}"`);
    return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" rx="40" fill="#fff"/><g fill="${colour}" stroke-linecap="round">${drawing}</g></svg>`;
  }),
);

/** The company's logo, one of `addresses`. Null for two in three companies, which have no logo, or if `addresses` is empty. */
export const demoLogoOf = (id: number, addresses: readonly string[]): string | null =>
  id % 3 === 0 ? (addresses[(id / 3) % addresses.length] ?? null) : null;
