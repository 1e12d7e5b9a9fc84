// Baseline of the case "quotes": repeatedly inserts the rows of a quote request through pg, without the product.
import { hash, randomUUID } from "node:crypto";
import pg from "pg";

type Values = Record<string, unknown>;

const url = process.env.DATABASE_URL;
const pool = new pg.Pool({ connectionString: url, max: 10 });

/** Reads the rows that the product wrote for its last quote request. The baseline inserts copies with new keys. */
async function readExampleRows() {
  const query = async (text: string, values: unknown[] = []) => (await pool.query<Values>(text, values)).rows;
  const [quote] = await query("select * from quotes order by id desc limit 1");
  if (!quote) throw new Error("The product has written no quote yet");
  const deliveries = await query("select * from deliveries where quote_id = $1", [quote.id]);
  const ids = deliveries.map(({ id }) => id);
  const jobs = await query("select * from pgboss.job where name = 'deliveries' and singleton_key = any($1)", [
    ids,
  ]);
  if (deliveries.length === 0 || jobs.length !== deliveries.length)
    throw new Error("The quote's delivery jobs are missing");
  return { quote, deliveries: deliveries.map(withoutNulls), jobs: jobs.map(asNewJob).map(withoutNulls) };
}

/** Removes null columns, so that the inserts use the columns' defaults as the product does. */
const withoutNulls = (row: Values): Values =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));

/** Returns a job as it was at its insert, because a worker may have started it since. */
const asNewJob = (job: Values): Values => ({
  ...job,
  state: "created",
  started_on: null,
  heartbeat_on: null,
});

/**
 * Builds an INSERT statement. A connection prepares it once for each table and set of columns. All rows must have the columns
 * of the first row.
 */
function insert(table: string, rows: readonly Values[], returning = "") {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.flatMap((row) => columns.map((column) => toParameter(row[column])));
  const placeholders = rows.map(
    (_, row) => `(${columns.map((_, at) => `$${row * columns.length + at + 1}`).join(",")})`,
  );
  const names = columns.map((column) => `"${column}"`).join(",");
  return {
    name: hash("md5", `${table} ${names}`),
    text: `insert into ${table} (${names}) values ${placeholders.join(",")}${returning}`,
    values,
  };
}

/** Serializes objects and arrays to JSON. Without this function, pg would convert an array to a PostgreSQL array. */
const toParameter = (value: unknown) =>
  value !== null && typeof value === "object" && !(value instanceof Date) ? JSON.stringify(value) : value;

type Example = Awaited<ReturnType<typeof readExampleRows>>;

/** Inserts one quote with its deliveries and jobs in a transaction. */
async function insertQuote({ quote, deliveries, jobs }: Example, number: number) {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const { id: _, created_at: __, ...columns } = quote;
    const row = withoutNulls({
      ...columns,
      reference: randomUUID(),
      email: `bob.${number}@customers.example`,
    });
    const { rows } = await client.query<{ id: string }>(insert("quotes", [row], " returning id"));
    const ids = deliveries.map(() => randomUUID());
    const mails = deliveries.map((delivery, at) => ({ ...delivery, id: ids[at], quote_id: rows[0]?.id }));
    await client.query(insert("deliveries", withSameColumns(mails)));
    const work = jobs.map((job, at) => ({
      ...job,
      id: randomUUID(),
      singleton_key: ids[at],
      data: { deliveryId: ids[at] },
    }));
    await client.query(insert("pgboss.job", withSameColumns(work)));
    await client.query("commit");
  } finally {
    client.release();
  }
}

/**
 * Adds missing columns as null, because one INSERT statement needs the same columns for all rows. For example, the email
 * to the customer has no company.
 */
function withSameColumns(rows: readonly Values[]): Values[] {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column] ?? null])));
}

/** Inserts quotes over several connections and returns the rate per second of elapsed time. */
async function measure({ seconds, connections }: { seconds: number; connections: number }) {
  const rows = await readExampleRows();
  const started = performance.now();
  let written = 0;
  const insertUntilDone = async () => {
    while (performance.now() - started < seconds * 1_000) await insertQuote(rows, written++);
  };
  await Promise.all(Array.from({ length: connections }, insertUntilDone));
  return { perSecond: (written * 1_000) / (performance.now() - started) };
}

process.on("message", async (message: { seconds: number; connections: number } | "usage") => {
  if (message !== "usage") process.send?.(await measure(message));
});
process.on("disconnect", () => process.exit());
