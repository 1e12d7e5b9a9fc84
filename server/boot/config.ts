import { BRAND } from "#contract/brand.ts";
import { type EnvironmentReader, readEnvironment } from "./environment.ts";

const MAPS_PROVIDERS = ["google"] as const;
const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** Everything an operator can set; docs/operations.md says what each is for. */
export type Config = ReturnType<typeof readConfig>;

function settings(read: EnvironmentReader) {
  const port = read.wholeNumber("PORT", { from: 1, to: 65_535, otherwise: 3000 });
  read.needs("DATABASE_REPLICA_URL", "DATABASE_URL");
  const publicUrl = read.origin("PUBLIC_URL") ?? `http://localhost:${port}`;
  return {
    port,
    host: read.text("HOST") ?? "127.0.0.1",
    /** Without a slash at its end. */
    publicUrl,
    /** None: the process runs its own database under `dataDir`. */
    databaseUrl: read.url("DATABASE_URL", ["postgres:", "postgresql:"]),
    /** A streaming replica of that database, for reading much at once. */
    databaseReplicaUrl: read.url("DATABASE_REPLICA_URL", ["postgres:", "postgresql:"]),
    dataDir: read.text("DATA_DIR") ?? ".data",
    /** None: one is generated once and kept in `dataDir`. */
    adminPassword: read.secret("ADMIN_PASSWORD", { least: 8 }),
    /** None: one is generated once and kept in `dataDir`. Machines that share a database have to share it as well. */
    signingSecret: read.secret("SIGNING_SECRET", { least: 32 }),
    /** What lets others than this machine's own programs read the metrics; none: nothing does. */
    metricsToken: read.secret("METRICS_TOKEN", { least: 16 }),
    /** None: test mode, nothing is sent. */
    smtpUrl: read.url("SMTP_URL", ["smtp:", "smtps:"]),
    mailFrom: read.mailbox("MAIL_FROM") ?? `${BRAND.name} <no-reply@${new URL(publicUrl).hostname}>`,
    adminEmail: read.mailbox("ADMIN_EMAIL"),
    demoData: read.oneOf("DEMO_DATA", ["auto", "on", "off"]) ?? "auto",
    /** How many proxies stand in front. */
    trustProxy: read.wholeNumber("TRUST_PROXY", { from: 0, to: 10, otherwise: 0 }),
    rateLimitFactor: read.positiveNumber("RATE_LIMIT_FACTOR", { to: 1_000_000, otherwise: 1 }),
    maps: {
      provider: read.oneOf("MAPS_PROVIDER", MAPS_PROVIDERS) ?? "google",
      apiKey: read.text("MAPS_API_KEY"),
    },
    /** What a company added by the administrator starts with. */
    newCompanyRating: read.oneOf("NEW_COMPANY_RATING", ["default", "none"]) ?? "default",
    logLevel: read.oneOf("LOG_LEVEL", LOG_LEVELS) ?? "info",
  };
}

/** The settings in `env`, or a `ConfigError` that lists everything wrong with them at once. */
export const readConfig = (env: NodeJS.ProcessEnv) => readEnvironment(env, settings);
