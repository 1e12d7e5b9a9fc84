import pg from "pg";

/** Connects once and returns the server's version number, for example 150004 for 15.4. */
export async function tryConnection(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // If the connection breaks, the query below fails as well. The event itself needs no handling.
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query("select current_setting('server_version_num')::int as version");
    return rows[0].version;
  } finally {
    await client.end().catch(() => {});
  }
}
