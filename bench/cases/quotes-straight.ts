// Writes the rows of a quote request straight through pg, again and again: what the product accepts is measured by this.
import { randomUUID } from "node:crypto";
import pg from "pg";

type Values = Record<string, unknown>;

const url = process.env.DATABASE_URL;
const pool = new pg.Pool({ connectionString: url, max: 10 });

/** The rows that the product wrote for its last request, to be written again under other keys. */
async function example() {
  const one = async (text: string, values: unknown[] = []) => (await pool.query<Values>(text, values)).rows;
  const [quote] = await one("select * from quotes order by id desc limit 1");
  if (!quote) throw new Error("The product has written no quote yet");
  const deliveries = await one("select * from deliveries where quote_id = $1", [quote.id]);
  const ids = deliveries.map(({ id }) => id);
  const jobs = await one("select * from pgboss.job where name = 'deliveries' and singleton_key = any($1)", [
    ids,
  ]);
  if (deliveries.length === 0 || jobs.length !== deliveries.length) throw new Error("Its jobs are not there");
  return { quote, deliveries: deliveries.map(withoutNone), jobs: jobs.map(waiting).map(withoutNone) };
}

/** A column without a value is left to its default, as the product leaves it. */
const withoutNone = (row: Values): Values =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));

/** A worker may have begun with it: not part of what is accepted. */
const waiting = (job: Values): Values => ({ ...job, state: "created", started_on: null, heartbeat_on: null });

/** All rows have the columns of the first. */
function insert(table: string, rows: readonly Values[], returning = "") {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.flatMap((row) => columns.map((column) => plain(row[column])));
  const marks = rows.map(
    (_, row) => `(${columns.map((_, at) => `$${row * columns.length + at + 1}`).join(",")})`,
  );
  const names = columns.map((column) => `"${column}"`).join(",");
  return {
    name: table,
    text: `insert into ${table} (${names}) values ${marks.join(",")}${returning}`,
    values,
  };
}

/** pg would take an object for a JSON value, and a date for itself, but an array for one of PostgreSQL's. */
const plain = (value: unknown) =>
  value !== null && typeof value === "object" && !(value instanceof Date) ? JSON.stringify(value) : value;

type Example = Awaited<ReturnType<typeof example>>;

async function write({ quote, deliveries, jobs }: Example, number: number) {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const { id: _, created_at: __, ...columns } = quote;
    const row = withoutNone({
      ...columns,
      reference: randomUUID(),
      email: `bob.${number}@customers.example`,
    });
    const { rows } = await client.query<{ id: string }>(insert("quotes", [row], " returning id"));
    const ids = deliveries.map(() => randomUUID());
    const mails = deliveries.map((delivery, at) => ({ ...delivery, id: ids[at], quote_id: rows[0]?.id }));
    await client.query(insert("deliveries", sameColumns(mails)));
    const work = jobs.map((job, at) => ({
      ...job,
      id: randomUUID(),
      singleton_key: ids[at],
      data: { deliveryId: ids[at] },
    }));
    await client.query(insert("pgboss.job", sameColumns(work)));
    await client.query("commit");
  } finally {
    client.release();
  }
}

/** An e-mail to the customer names no company: one statement for all rows needs the columns of all. */
function sameColumns(rows: readonly Values[]): Values[] {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column] ?? null])));
}

async function measure({ seconds, connections }: { seconds: number; connections: number }) {
  const rows = await example();
  const started = performance.now();
  let written = 0;
  const goOn = async () => {
    while (performance.now() - started < seconds * 1_000) await write(rows, written++);
  };
  await Promise.all(Array.from({ length: connections }, goOn));
  return { perSecond: (written * 1_000) / (performance.now() - started) };
}

process.on("message", async (message: { seconds: number; connections: number } | "usage") => {
  if (message !== "usage") process.send?.(await measure(message));
});
process.on("disconnect", () => process.exit());
