import pg from "pg";

interface TableContent {
  rows: number;
  /** Checksum that does not depend on the order of the rows. */
  sum: string;
}

const PRODUCT_TABLES = "n.nspname = 'public' and c.relkind = 'r'";

/** The product's tables, each after the tables that its foreign keys refer to. */
export async function tablesInOrder(client: pg.Client): Promise<string[]> {
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

/** The names of all tables that contain rows, except those of PostgreSQL, the migrations and the job queue. */
export async function tablesWithRows(client: pg.Client): Promise<string[]> {
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

export async function contentOf(client: pg.Client, table: string): Promise<TableContent> {
  const { rows } = await client.query<TableContent>(
    `select count(*)::int as rows,
       coalesce(sum(('x' || substr(md5(t::text), 1, 15))::bit(60)::bigint), 0)::text as sum
     from ${pg.escapeIdentifier(table)} t`,
  );
  return rows[0] ?? { rows: 0, sum: "0" };
}

/**
 * The column list for COPY, without generated columns. Columns are named because their order may differ between the two
 * databases.
 */
export async function columnsOf(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [pg.escapeIdentifier(table)],
  );
  return rows[0]?.columns ?? "";
}
