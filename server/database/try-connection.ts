import pg from "pg";

interface ServerFacts {
  /** For example 150004 for 15.4. */
  version: number;
  isSuperuser: boolean;
}

const FACTS = `select current_setting('server_version_num')::int as version,
  current_setting('is_superuser')::boolean as "isSuperuser"`;

export async function tryConnection(url: string): Promise<ServerFacts> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // If the connection breaks, the query below fails as well. The event itself needs no handling.
  client.on("error", () => {});
  try {
    await client.connect();
    return (await client.query(FACTS)).rows[0];
  } finally {
    await client.end().catch(() => {});
  }
}
