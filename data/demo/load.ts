import { getTableName, sql } from "drizzle-orm";
import type { Company } from "#contract/companies.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { answers, companies, deliveries, quotes, reviews, settings } from "#server/database/tables.ts";
import type { Locate } from "./companies/company.ts";
import { type DemoData, generateDemoData } from "./generate.ts";
import { readPlaceTables } from "./read-place-tables.ts";
import { generateDemoRequests } from "./requests/requests.ts";

/** Inserts the demonstration companies, reviews and quote requests into an empty database, in one transaction. */
export async function loadDemoData(
  database: Database,
  locate: Locate,
): Promise<{ companies: number; reviews: number }> {
  const tables = readPlaceTables();
  const made = generateDemoData({ tables, locate });
  const requests = generateDemoRequests({ ...made, tables, now: new Date() });
  await database.transaction(async (transaction) => {
    await insertAll(transaction, companies, withLastChange(made).map(withStoredAmounts));
    await insertAll(transaction, quotes, requests.quotes);
    await insertAll(transaction, answers, requests.answers);
    await insertAll(transaction, deliveries, requests.deliveries);
    const withQuotes = made.reviews.map((review) => ({
      ...review,
      quoteId: requests.quoteOfReview.get(review.id) ?? null,
    }));
    await insertAll(transaction, reviews, withQuotes);
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

/** Converts amounts from the decimal strings of the contract to the pence of the database, which holds no figures of answers. */
const withStoredAmounts = (company: Company) => ({
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
  table: typeof companies | typeof reviews | typeof quotes | typeof answers | typeof deliveries,
  rows: readonly object[],
): Promise<void> {
  const named = rows.map(withColumnNames);
  const columns = sql.raw(Object.keys(named[0] ?? {}).join(", "));
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

const withColumnNames = (row: object) =>
  Object.fromEntries(Object.entries(row).map(([field, value]) => [snakeCase(field), value]));

const snakeCase = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
