import type { Logger } from "pino";
import { isDemonstration } from "#server/catalogue/store.ts";
import { openDatabase } from "#server/database/open.ts";
import { openReplica } from "#server/database/open-replica.ts";
import { createServices, type Services } from "#server/services.ts";
import { type Config, ConfigError, refuseRoot } from "./config.ts";
import { addDemoData } from "./demo-data.ts";
import { createLog, type Progress } from "./log.ts";
import { readSecrets } from "./secrets.ts";
import type { CloseLater } from "./shutdown.ts";

interface StartedServices {
  services: Services;
  log: Logger;
}

/**
 * Starts everything except the pages and the HTTP server: secrets, database, domains, demonstration data, catalogue and job
 * queue. Registers with `closeLater` a function that closes each opened resource.
 */
export async function startServices(
  config: Config,
  { progress, closeLater }: { progress: Progress; closeLater: CloseLater },
): Promise<StartedServices> {
  refuseRoot(config);
  const log = createLog(config.logLevel);
  const { adminPassword, passwordFile, signingSecret } = await readSecrets(config);
  // Printed first, because a later step can fail and the next start does not print the password again.
  // A journal or the log of a container would keep it for good, so it is printed to a terminal only.
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
  // Checked before the job queue starts: a site without its operator's name must not send emails either.
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
