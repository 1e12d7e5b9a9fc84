import pg from "pg";
import { connectWithWatchdog } from "./connection-watchdog.ts";
import { DATABASE_USER } from "./embedded/cluster.ts";
import { startEmbedded } from "./embedded.ts";
import { waitForExternal, withConnection } from "./external.ts";
import { migrate } from "./migrate.ts";

interface OpenDatabaseOptions {
  databaseUrl: string | null;
  dataDir: string;
  log?: (line: string) => void;
}

export async function openDatabase(options: OpenDatabaseOptions) {
  const { url, embedded } = await findServer(options);
  const { database, close: disconnect } = connectWithWatchdog(url);
  const close = async () => {
    await disconnect();
    await embedded?.close();
  };
  try {
    await migrate(database);
  } catch (error) {
    await close();
    throw error;
  }
  return { database, url, embedded, close };
}

async function findServer({ databaseUrl, dataDir, log = () => {} }: OpenDatabaseOptions) {
  if (databaseUrl) {
    await waitForExternal(databaseUrl, log);
    return { url: databaseUrl, embedded: null };
  }
  const embedded = await startEmbedded({ dataDir, log });
  await makeOrdinary(embedded.url);
  return { url: embedded.url, embedded };
}

const ROLE_LOCK = 7_351_011;

/** Nobody can sign in with this role. */
const SUPERUSER = "skip_superuser";

/**
 * The statements that change the owner of each object, because PostgreSQL refuses `reassign owned` for the server's first role.
 * Indexes, triggers and the sequences of columns follow their table.
 */
const CHANGES_OF_OWNER = `
  with own as (
    select oid, nspname, nspowner from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
  )
  select format('alter schema %I owner to ${DATABASE_USER}', nspname) as statement from own
    where nspname <> 'public' and nspowner = $1
  union all
  select format('alter table %I.%I owner to ${DATABASE_USER}', nspname, relname)
    from pg_class join own on own.oid = relnamespace
    where relowner = $1 and (relkind in ('r', 'p', 'v', 'm') or relkind = 'S' and not exists (
      select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype in ('a', 'i')))
  union all
  select format('alter routine %s owner to ${DATABASE_USER}', pg_proc.oid::regprocedure)
    from pg_proc join own on own.oid = pronamespace where proowner = $1
  union all
  select format('alter type %s owner to ${DATABASE_USER}', pg_type.oid::regtype)
    from pg_type join own on own.oid = typnamespace where typowner = $1 and typtype in ('e', 'd')`;

/**
 * Turns the role of `url` into an ordinary role that owns only its database. Does nothing if the role is already ordinary. The
 * server's first role must stay a superuser, so it gets another name and no password. A new role gets the former name. Open
 * connections of other processes keep their rights.
 */
const makeOrdinary = (url: string): Promise<void> =>
  withConnection(url, async (client) => {
    await client.query("begin");
    // If other processes start at the same time, they wait here and then find an ordinary role.
    await client.query("select pg_advisory_xact_lock($1)", [ROLE_LOCK]);
    const { rows } = await client.query<{ oid: number; isSuperuser: boolean }>(
      `select oid, rolsuper as "isSuperuser" from pg_roles where rolname = $1`,
      [DATABASE_USER],
    );
    const [role] = rows;
    if (role?.isSuperuser) await replaceRole(client, role.oid, new URL(url));
    await client.query("commit");
  });

async function replaceRole(client: pg.Client, superuser: number, { password, pathname }: URL): Promise<void> {
  const run = async (...statements: string[]) => {
    for (const statement of statements) await client.query(statement);
  };
  // A session cannot rename its own role, so another superuser renames it.
  await run(
    "create role renaming superuser",
    "set session authorization renaming",
    `alter role ${DATABASE_USER} rename to ${SUPERUSER}`,
    "reset session authorization",
    "drop role renaming",
    `create role ${DATABASE_USER} login password ${pg.escapeLiteral(decodeURIComponent(password))}`,
    `alter database ${pg.escapeIdentifier(pathname.slice(1))} owner to ${DATABASE_USER}`,
  );
  const { rows } = await client.query<{ statement: string }>(CHANGES_OF_OWNER, [superuser]);
  await run(...rows.map(({ statement }) => statement), `alter role ${SUPERUSER} password null`);
}
