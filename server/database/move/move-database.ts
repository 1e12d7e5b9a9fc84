import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from, to } from "pg-copy-streams";
import { APPLICATION_NAME, connect, DatabaseStartError } from "../connect.ts";
import { waitForExternal } from "../external.ts";
import { migrate } from "../migrate.ts";

interface Move {
  sourceUrl: string;
  targetUrl: string;
  log(line: string): void;
}

/** Copies all rows in one transaction. Leaves out the job queue, because the next start creates its jobs from the copied rows. */
export async function moveDatabase({ sourceUrl, targetUrl, log }: Move): Promise<number> {
  await waitForExternal(targetUrl, log);
  const [source, target] = [createClient(sourceUrl), createClient(targetUrl)];
  try {
    await Promise.all([source.connect(), target.connect()]);
    await refuseIfUsed(source);
    await refuseIfNotEmpty(target, new URL(targetUrl).host);
    for (const url of [sourceUrl, targetUrl]) await createTables(url);
    log("Copying, then comparing, row for row:");
    return await moveRows({ source, target, log });
  } finally {
    await Promise.all([source.end(), target.end()]);
  }
}

/** With these options, both servers write values as text in the same format. */
const createClient = (url: string) =>
  new pg.Client({
    connectionString: url,
    options: "-c TimeZone=UTC -c DateStyle=ISO -c extra_float_digits=1",
  });

/** Ignores connections that hold an advisory lock, because they only keep the embedded server running. */
async function refuseIfUsed(source: pg.Client): Promise<void> {
  const { rowCount } = await source.query(
    `select from pg_stat_activity where datname = current_database() and application_name = $1
       and pid not in (select pid from pg_locks where locktype = 'advisory')`,
    [APPLICATION_NAME],
  );
  if (rowCount)
    throw new DatabaseStartError(
      "Skip Finder is running on the database that is to be moved. Stop it first, so that nothing is written that would stay behind.",
    );
}

async function refuseIfNotEmpty(target: pg.Client, host: string): Promise<void> {
  const filled = await tablesWithRows(target);
  if (filled.length > 0)
    throw new DatabaseStartError(
      `The database at ${host} is not empty: there are rows in ${filled.slice(0, 3).join(", ")}${filled.length > 3 ? " and others" : ""}. Make an empty one.`,
    );
}

async function createTables(url: string): Promise<void> {
  const database = connect(url);
  await migrate(database).finally(() => database.$client.end());
}

interface Connections {
  source: pg.Client;
  target: pg.Client;
}

const formatCount = (number: number) => number.toLocaleString("en-GB");

async function moveRows({ source, target, log }: Connections & { log(line: string): void }): Promise<number> {
  await source.query("begin isolation level repeatable read read only");
  await target.query("begin");
  // The lines of the reviews ledger are copied like the rows of other tables, so triggers must not write them again.
  await target.query("set local skip_finder.ledger_copied = 'yes'");
  try {
    let total = 0;
    for (const table of await tablesInOrder(source)) {
      const rows = await moveTable({ source, target }, table);
      if (rows > 0) log(`  ${table}: ${formatCount(rows)}`);
      total += rows;
    }
    await moveSequences({ source, target });
    await target.query("commit");
    return total;
  } catch (error) {
    await target.query("rollback");
    throw error;
  } finally {
    await source.query("rollback");
  }
}

async function moveTable({ source, target }: Connections, table: string): Promise<number> {
  const name = `${pg.escapeIdentifier(table)} (${await columnsOf(source, table)})`;
  await pipeline(source.query(to(`copy ${name} to stdout`)), target.query(from(`copy ${name} from stdin`)));
  const [before, after] = [await contentOf(source, table), await contentOf(target, table)];
  if (before.rows !== after.rows || before.sum !== after.sum)
    throw new Error(
      `The table ${table} arrived changed: ${formatCount(after.rows)} of ${formatCount(before.rows)} rows`,
    );
  return after.rows;
}

/** Copies the positions of the sequences. Otherwise the ids of deleted rows would be used again. */
async function moveSequences({ source, target }: Connections): Promise<void> {
  const { rows } = await source.query<{ name: string }>(
    "select quote_ident(sequencename) as name from pg_sequences where schemaname = 'public'",
  );
  for (const { name } of rows) {
    const state = await source.query<{ last: string; called: boolean }>(
      `select last_value as last, is_called as called from ${name}`,
    );
    const [at] = state.rows;
    if (at) await target.query("select setval($1::regclass, $2, $3)", [name, at.last, at.called]);
  }
}

interface TableContent {
  rows: number;
  sum: string;
}

const PRODUCT_TABLES = "n.nspname = 'public' and c.relkind = 'r'";

async function tablesInOrder(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; needs: string[] }>(
    `select c.relname as name,
       array(select distinct f.confrelid::regclass::text from pg_constraint f
             where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs
     from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${PRODUCT_TABLES} order by c.relname`,
  );
  const ordered: string[] = [];
  while (ordered.length < rows.length) {
    const next = rows.filter(
      ({ name, needs }) => !ordered.includes(name) && needs.every((need) => ordered.includes(need)),
    );
    if (next.length === 0) throw new Error("Some tables refer to each other in a circle");
    ordered.push(...next.map(({ name }) => name));
  }
  return ordered;
}

async function tablesWithRows(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'drizzle', 'pgboss')`,
  );
  const filled: string[] = [];
  for (const { name } of rows) {
    const found = await client.query(`select from ${name} limit 1`);
    if (found.rowCount) filled.push(name);
  }
  return filled;
}

async function contentOf(client: pg.Client, table: string): Promise<TableContent> {
  const { rows } = await client.query<TableContent>(
    `select count(*)::int as rows,
       coalesce(sum(('x' || substr(md5(t::text), 1, 15))::bit(60)::bigint), 0)::text as sum
     from ${pg.escapeIdentifier(table)} t`,
  );
  return rows[0] ?? { rows: 0, sum: "0" };
}

/** The columns are named because their order may differ between the two databases. */
async function columnsOf(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [pg.escapeIdentifier(table)],
  );
  return rows[0]?.columns ?? "";
}
