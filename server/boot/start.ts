import type { Logger } from "pino";
import { openDatabase } from "#server/database/open.ts";
import { openReplica } from "#server/database/open-replica.ts";
import { createServices, type Services } from "#server/services.ts";
import type { Config } from "./config.ts";
import { loadDemonstrationInto } from "./demonstration.ts";
import { createLog } from "./log.ts";
import { readSecrets } from "./secrets.ts";

/** Tells the person at the terminal what is going on, one line at a time. */
export type Say = (line: string) => void;

export interface Started {
  services: Services;
  log: Logger;
}

/** Everything but the pages: secrets, database, domains, directory. What has to be ended goes to `closeLater`. */
export async function startServices(
  config: Config,
  { say, closeLater }: { say: Say; closeLater: (close: () => Promise<void>) => void },
): Promise<Started> {
  const log = createLog(config.logLevel);
  const { adminPassword, passwordFile, signingSecret } = await readSecrets(config);
  // At once: a start that fails further on would leave it unsaid.
  if (adminPassword.created) say(`Admin password: ${adminPassword.value} (kept in ${passwordFile})`);

  const opened = await openDatabase({ ...config, log: say });
  closeLater(opened.close);
  say(`Database: ${describe(opened.url, config)}`);
  if (config.databaseUrl && !(config.adminPassword && config.signingSecret))
    say(
      `Secrets: in ${config.dataDir}; other machines on this database need the same ADMIN_PASSWORD and SIGNING_SECRET`,
    );
  const copy =
    config.databaseReplicaUrl && (await openReplica(config.databaseReplicaUrl, opened.database, say));
  if (copy) closeLater(copy.close);

  const services = await createServices({
    config: { ...config, adminPassword: adminPassword.value, signingSecret },
    database: opened.database,
    replica: copy ? copy.replica : null,
    databaseUrl: opened.url,
    log,
  });
  closeLater(services.stop);
  await loadDemonstrationInto({ ...opened, demoData: config.demoData, places: services.places, say });
  await services.start();

  if (!config.smtpUrl) say("E-mail: test mode, nothing is sent (set SMTP_URL to change that)");
  return { services, log };
}

function describe(databaseUrl: string, config: Config): string {
  const { hostname, port, pathname } = new URL(databaseUrl);
  if (!config.databaseUrl) return `embedded, in ${config.dataDir}, port ${port}`;
  return `${hostname}${port && `:${port}`}${pathname}`;
}
