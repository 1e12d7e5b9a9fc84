import { isDemonstration } from "#server/catalogue/store.ts";
import type { Database } from "#server/database/connect.ts";
import { openDatabase } from "#server/database/open.ts";
import { openReplica } from "#server/database/read-replica.ts";
import { companies } from "#server/database/tables/companies.ts";
import type { Logos } from "#server/pictures/logos.ts";
import type { Places } from "#server/places/places.ts";
import { refreshAllAnswerFigures } from "#server/quotes/figures/store.ts";
import { createServices } from "#server/services.ts";
import { DEMO_LOGOS, loadDemoData } from "../../demo/load.ts";
import { type Config, ConfigError, refuseRoot } from "./config.ts";
import { createLog, type Progress } from "./log.ts";
import { readSecrets } from "./secrets.ts";
import type { CloseLater } from "./shutdown.ts";

/**
 * Starts everything except pages and the HTTP server. Registers a function with `closeLater` for each resource that must be
 * closed.
 */
export async function startServices(
  config: Config,
  { progress, closeLater }: { progress: Progress; closeLater: CloseLater },
) {
  refuseRoot(config);
  const log = createLog(config.logLevel);
  const { adminPassword, passwordFile, signingSecret } = await readSecrets(config);
  // Printed first, because a later step can fail and the next start does not print the password again. Journals and container
  // logs keep what is printed, so the password itself is printed only to a terminal.
  if (adminPassword.created)
    progress(
      process.stdout.isTTY
        ? `Admin password: ${adminPassword.value} (kept in ${passwordFile})`
        : `Admin password: in ${passwordFile}`,
    );

  const opened = await openDatabase({ ...config, log: progress });
  closeLater(opened.close);
  progress(`Database: ${describe(opened.url, config)}`);
  if (config.databaseUrl && !(config.adminPassword && config.signingSecret))
    progress(
      `Secrets: in ${config.dataDir}; other machines on this database need the same ADMIN_PASSWORD and SIGNING_SECRET`,
    );
  const replica =
    config.databaseReplicaUrl && (await openReplica(config.databaseReplicaUrl, opened.database, progress));
  if (replica) closeLater(replica.close);

  const services = await createServices({
    config: { ...config, adminPassword: adminPassword.value, signingSecret },
    database: opened.database,
    replica: replica ? replica.replica : null,
    databaseUrl: opened.url,
    log,
  });
  closeLater(services.stop);
  const { places, logos } = services;
  await addDemoData({ ...opened, demoData: config.demoData, places, logos, progress });
  // Checked before the job queue starts, because a site without its operator's name must not send emails.
  if (config.missingOnRealSite.length > 0 && !(await isDemonstration(opened.database)))
    throw new ConfigError(config.missingOnRealSite.join("\n"));
  await services.start();

  if (!config.smtpUrl) progress("Email: test mode, nothing is sent (set SMTP_URL to change that)");
  return { services, log };
}

function describe(databaseUrl: string, config: Config): string {
  const { hostname, port, pathname } = new URL(databaseUrl);
  if (!config.databaseUrl) return `embedded, in ${config.dataDir}, port ${port}`;
  return `${hostname}${port && `:${port}`}${pathname}`;
}

interface DemoDataOptions {
  demoData: Config["demoData"];
  database: Database;
  /** Null if the database is the operator's own. */
  embedded: object | null;
  places: Pick<Places, "locate">;
  logos: Pick<Logos, "keepDrawing">;
  progress: Progress;
}

/** Key of an advisory lock. If several processes start, one loads the data while the others wait. */
const LOCK_KEY = 7_351_005;

/** Fills an empty database with invented companies. Fills an operator's own database only if `demoData` is "on". */
export async function addDemoData(options: DemoDataOptions): Promise<void> {
  const { demoData, database, embedded } = options;
  const isWanted = demoData === "on" || (demoData === "auto" && embedded !== null);
  if (!isWanted || !(await isEmpty(database))) return;
  const client = await database.$client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK_KEY]);
    if (await isEmpty(database)) await load(options);
  } finally {
    // Closing the connection releases the lock.
    client.release(true);
  }
}

const isEmpty = async (database: Database) => (await database.$count(companies)) === 0;

async function load({ database, places, logos, progress }: DemoDataOptions) {
  const startedAt = performance.now();
  const addresses: string[] = [];
  for (const drawing of DEMO_LOGOS) addresses.push(...(await logos.keepDrawing(drawing)));
  const loaded = await loadDemoData(database, places.locate, addresses);
  await refreshAllAnswerFigures(database);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const format = (count: number) => count.toLocaleString("en-GB");
  progress(
    `Demonstration data: ${format(loaded.companies)} companies and ${format(loaded.reviews)} reviews loaded in ${seconds} s`,
  );
}
