import pg from "pg";

/** A table of the product, by its name as SQL has it. */
export interface Content {
  rows: number;
  /** The same for the same rows, whatever order they lie in. */
  sum: string;
}

const PRODUCT = "n.nspname = 'public' and c.relkind = 'r'";

/** Tables in an order in which each comes after those it refers to. */
export async function tablesInOrder(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; needs: string[] }>(
    `select c.relname as name,
       array(select distinct f.confrelid::regclass::text from pg_constraint f
             where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs
     from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${PRODUCT} order by c.relname`,
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

/** How many rows there are in all tables that are neither PostgreSQL's own nor a note of what was done to the schema. */
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

export async function contentOf(client: pg.Client, table: string): Promise<Content> {
  const { rows } = await client.query<Content>(
    `select count(*)::int as rows,
       coalesce(sum(('x' || substr(md5(t::text), 1, 15))::bit(60)::bigint), 0)::text as sum
     from ${pg.escapeIdentifier(table)} t`,
  );
  return rows[0] ?? { rows: 0, sum: "0" };
}

/** Columns by name: the two databases may have come to theirs in another order. */
export async function columnsOf(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [pg.escapeIdentifier(table)],
  );
  return rows[0]?.columns ?? "";
}
