import { getTableName, sql } from "drizzle-orm";
import type { Company } from "#contract/companies.ts";
import { todayInLondon } from "#contract/dates.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { carrierChecks, companies } from "#server/database/tables/companies.ts";
import { answers, deliveries, hireEvents, quotes } from "#server/database/tables/requests.ts";
import { reviews } from "#server/database/tables/reviews.ts";
import { settings } from "#server/database/tables/site.ts";
import { type DemoCheck, generateDemoChecks } from "./companies/carrier-checks.ts";
import type { LocateCompany } from "./companies/company.ts";
import { type DemoData, generateDemoData } from "./generate.ts";
import { demoLogoOf } from "./logos.ts";
import { readDemoPlaceTables } from "./places.ts";
import { generateDemoRequests } from "./requests/rows.ts";
import { type LedgerAct, ledgerActs } from "./reviews/acts.ts";

/**
 * Inserts the demonstration data into an empty database, in one transaction: companies with their carrier checks, reviews with
 * the ledger of their events, and quote requests with their answers and emails. A third of the companies get one of the logos at
 * these addresses.
 */
export async function loadDemoData(
  database: Database,
  locate: LocateCompany,
  logos: readonly string[] = [],
): Promise<{ companies: number; reviews: number }> {
  const tables = readDemoPlaceTables();
  const made = generateDemoData({ tables, locate });
  const requests = generateDemoRequests({ ...made, tables, now: new Date() });
  const checks = generateDemoChecks({ ...made, tables, today: todayInLondon() });
  await database.transaction(async (transaction) => {
    const listed = withNewestCheck(withLastChange(made), checks);
    const stored = listed.map((company) => ({
      ...withStoredAmounts(company),
      logo: demoLogoOf(company.id, logos),
    }));
    await insertAll(transaction, companies, stored);
    await insertAll(transaction, carrierChecks, checks);
    await insertAll(transaction, quotes, requests.quotes);
    await insertAll(transaction, answers, requests.answers);
    await insertAll(transaction, deliveries, requests.deliveries);
    await insertAll(transaction, hireEvents, requests.hireEvents);
    const withQuotes = made.reviews.map((review) => ({
      ...review,
      quoteId: requests.quoteOfReview.get(review.id) ?? null,
    }));
    await transaction.execute(sql`set local skip_finder.ledger_copied = 'yes'`);
    await insertAll(transaction, reviews, withQuotes);
    await appendToLedger(transaction, ledgerActs(made.reviews));
    await transaction
      .insert(settings)
      .values({ key: "demonstration", value: true })
      .onConflictDoUpdate({ target: settings.key, set: { value: true } });
  });
  return { companies: made.companies.length, reviews: made.reviews.length };
}

/** Sets `changedAt` to the date of the newest review, or to the listing date for companies without reviews. */
function withLastChange({ companies, reviews }: DemoData) {
  const newest = new Map(reviews.map(({ companyId, createdAt }) => [companyId, createdAt]));
  return companies.map((company) => ({
    ...company,
    changedAt: newest.get(company.id) ?? company.createdAt,
  }));
}

/** Sets the check that a company's page shows, which is the latest one. */
function withNewestCheck<Listed extends Company>(listed: readonly Listed[], checks: readonly DemoCheck[]) {
  const newest = new Map(checks.map(({ companyId, check }) => [companyId, check]));
  return listed.map((company) => ({ ...company, carrier: newest.get(company.id) ?? null }));
}

/**
 * Converts amounts from the decimal strings of the contract to pence. Leaves out how fast and how often the company answers
 * requests (`answers`), because that is computed later.
 */
const withStoredAmounts = (company: Omit<Company, "carrier">) => ({
  ...company,
  prices: stored(companies.prices, company.prices),
  acceptsAtCharge: stored(companies.acceptsAtCharge, company.acceptsAtCharge),
  answers: null,
});

const stored = (column: typeof companies.prices | typeof companies.acceptsAtCharge, value: unknown): object =>
  JSON.parse(String(column.mapToDriverValue(value)));

/**
 * Inserts all rows as one JSON parameter. A separate parameter for each value would be many times slower. Columns that the
 * first row does not name get their defaults.
 */
async function insertAll(
  transaction: Transaction,
  table:
    | typeof companies
    | typeof reviews
    | typeof quotes
    | typeof answers
    | typeof deliveries
    | typeof hireEvents
    | typeof carrierChecks,
  rows: readonly object[],
): Promise<void> {
  const named = rows.map(withColumnNames);
  const columns = sql.raw(
    Object.keys(named[0] ?? {})
      .map((name) => `"${name}"`)
      .join(", "),
  );
  await transaction.execute(
    sql`insert into ${table} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(named)}::jsonb)`,
  );
  if (table === deliveries) return;
  // The ids were set explicitly, so the sequence has to continue after them.
  await transaction.execute(
    sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), (select max(id) from ${table}))`,
  );
}

/** Writes ledger lines with the times of the events. The database triggers would write lines with the current time. */
const appendToLedger = (transaction: Transaction, acts: readonly LedgerAct[]) =>
  transaction.execute(
    sql`select count(append_to_reviews_ledger(act.event, act.listing, act.reason, act.proof, act.at))
      from (select * from rows from (jsonb_to_recordset(${JSON.stringify(acts)}::jsonb)
        as (event text, listing bigint, reason text, proof text, at timestamptz)) with ordinality
        as act (event, listing, reason, proof, at, number) order by number offset 0) act`,
  );

const withColumnNames = (row: object) =>
  Object.fromEntries(Object.entries(row).map(([field, value]) => [snakeCase(field), value]));

const snakeCase = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
