import pg from "pg";

/** Connects once and asks for the server's version (150004 is 15.4). */
export async function tryConnection(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // A server that goes away meanwhile also fails the query below.
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query("select current_setting('server_version_num')::int as version");
    return rows[0].version;
  } finally {
    await client.end().catch(() => {});
  }
}
