import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { DatabaseStartError } from "./connect.ts";

const MIN_VERSION = 15;
/** Long enough for a database server that starts at the same time as this process. */
const WAIT_MS = 30_000;
const RETRY_MS = 500;

/** PostgreSQL error codes for which waiting is useless, because the server refuses the user or has no such database. */
const REFUSALS: Record<string, string> = {
  "28P01": "refuses the user name or password in DATABASE_URL",
  "28000": "refuses the user in DATABASE_URL",
  "3D000": "has no database of the name in DATABASE_URL. Create it first, or correct the name",
  "42501": "does not let the user in DATABASE_URL use that database",
};

const SUPERUSER_WARNING =
  "Warning: the user in DATABASE_URL is a superuser of the database server. Use one that only owns its database; docs/operations.md has the statements.";

export async function waitForExternal(url: string, log: (line: string) => void): Promise<void> {
  const { host } = new URL(url);
  const deadline = Date.now() + WAIT_MS;
  for (let attempt = 1; ; attempt++) {
    try {
      const { version, isSuperuser } = await tryConnection(url);
      checkVersion(version, host);
      if (isSuperuser) log(SUPERUSER_WARNING);
      return;
    } catch (error) {
      if (error instanceof DatabaseStartError) throw error;
      const { code = "", message } = error as Error & { code?: string };
      if (REFUSALS[code])
        throw new DatabaseStartError(`The database server at ${host} ${REFUSALS[code]}. It says: ${message}`);
      if (Date.now() > deadline)
        throw new DatabaseStartError(
          `The database server at ${host} does not answer (${message || code}). Check DATABASE_URL, and that the server runs.`,
          { cause: error },
        );
      if (attempt === 1) log(`Waiting for the database server at ${host} ...`);
      await pause(RETRY_MS);
    }
  }
}

function checkVersion(version: number, host: string): void {
  const major = Math.floor(version / 10_000);
  if (major < MIN_VERSION)
    throw new DatabaseStartError(
      `The database server at ${host} is PostgreSQL ${major}; Skip Finder needs ${MIN_VERSION} or newer.`,
    );
}

interface ServerFacts {
  version: number;
  isSuperuser: boolean;
}

const FACTS = `select current_setting('server_version_num')::int as version,
  current_setting('is_superuser')::boolean as "isSuperuser"`;

export const tryConnection = (url: string): Promise<ServerFacts> =>
  withConnection(url, async (client) => (await client.query(FACTS)).rows[0]);

export async function withConnection<Result>(url: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // If the connection breaks, the running query fails too. So the event needs no handling.
  client.on("error", () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
