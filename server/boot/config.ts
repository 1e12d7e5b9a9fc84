import { z } from "zod";
import { BRAND } from "#contract/brand.ts";
import { MIN_PASSWORD_LENGTH } from "#contract/limits.ts";
import {
  contactUri,
  hours,
  mailbox,
  oneOf,
  origin,
  positiveNumber,
  secret,
  url,
  wholeNumber,
} from "./setting-types.ts";

/** Wrong or missing settings prevent the start. The message is for the operator and has one line for each problem. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** Every environment variable that an operator can set, in the order of `.env.example`, which is generated from this schema. */
export const environmentSchema = z
  .object({
    PORT: wholeNumber(1, 65_535).default(3000).describe("The port the server listens on."),
    HOST: z
      .string()
      .default("127.0.0.1")
      .describe("The address the server listens on; 0.0.0.0 lets other machines connect."),
    PUBLIC_URL: origin
      .optional()
      .describe("The site's own address, without a path. If unset, http://localhost with PORT."),
    DATABASE_URL: url("postgres", "postgresql")
      .optional()
      .describe("Your own PostgreSQL. If unset, the server runs an embedded PostgreSQL in DATA_DIR."),
    DATABASE_REPLICA_URL: url("postgres", "postgresql")
      .optional()
      .describe("A streaming replica of DATABASE_URL, for large reads. If unset, DATABASE_URL is read."),
    DATA_DIR: z
      .string()
      .default(".data")
      .describe("The folder of the embedded database and the generated secrets."),
    ADMIN_PASSWORD: secret(MIN_PASSWORD_LENGTH, " Set a longer one, or none to have one generated.")
      .optional()
      .describe("14 characters or more. If unset, generated once and kept in DATA_DIR."),
    SIGNING_SECRET: secret(32)
      .optional()
      .describe(
        "Signs the links of receipts, answers and reviews, and known devices; hashes visitors' addresses and removed companies. Servers that share a database need the same one. 32 characters or more. If unset, generated once and kept in DATA_DIR.",
      ),
    SIGNING_SECRET_FORMER: secret(32)
      .optional()
      .describe(
        "The SIGNING_SECRET before a change. Links that it signed still work, and companies removed under it are recognised. 32 characters or more.",
      ),
    SMTP_URL: url("smtp", "smtps").optional().describe("The mail server. If unset, no email is sent."),
    MAIL_FROM: mailbox
      .optional()
      .describe("The sender of every email. If unset, no-reply at the host of PUBLIC_URL."),
    ADMIN_EMAIL: mailbox
      .optional()
      .describe(
        "Gets listing requests, a copy of each quote request, notices of complaints, and on Mondays how much waits in the work queue. If unset, nobody does.",
      ),
    REMIND_COMPANY_HOURS: hours
      .default(24)
      .describe(
        "Hours after which a company that has not answered a request is reminded, once. 0.01 or more.",
      ),
    REMIND_CUSTOMER_HOURS: hours
      .default(48)
      .describe(
        "Hours after which a customer gets one email that says which companies answered and offers other companies. 0.01 or more.",
      ),
    DEMO_DATA: oneOf("auto", "on", "off")
      .default("auto")
      .describe(
        "Invented companies: auto fills an empty embedded database, on any empty database, off none.",
      ),
    TRUST_PROXY: wholeNumber(0, 10).default(0).describe("How many proxies stand in front of the server."),
    RATE_LIMIT_FACTOR: positiveNumber(1_000_000)
      .default(1)
      .describe("Multiplies every limit of requests per visitor."),
    MAPS_PROVIDER: oneOf("google").default("google").describe("Who draws the maps."),
    MAPS_API_KEY: z
      .string()
      .optional()
      .describe("A key for the Google Maps Embed API. If unset, maps are embedded without a key."),
    MAPS_LOAD: oneOf("visible", "press")
      .optional()
      .describe(
        "When a page loads its map: visible is once it comes into view, press is when a visitor presses Show map. If unset, press where PUBLIC_URL begins with https:, otherwise visible.",
      ),
    NEW_COMPANY_RATING: oneOf("default", "none")
      .optional()
      .describe(
        'The rating of a new company: "default" is 4.20 from 15 reviews, "none" is no rating. If unset, "default". A real site must name it.',
      ),
    FEATURED_MEANS: oneOf("chosen", "paid")
      .default("chosen")
      .describe("Why a company is featured: chosen by us without payment, or paid, which is labelled Ad."),
    LEGAL_NAME: z
      .string()
      .optional()
      .describe("Who runs the site: the company's registered name, or a person's. A real site must name it."),
    LEGAL_ADDRESS: z
      .string()
      .optional()
      .describe("Where letters reach who runs the site, on one line. A real site must name it."),
    COMPANY_NUMBER: z
      .string()
      .optional()
      .describe("The number at Companies House. With it, also set REGISTERED_IN and REGISTERED_OFFICE."),
    REGISTERED_IN: oneOf("England and Wales", "Wales", "Scotland", "Northern Ireland")
      .optional()
      .describe(
        "The part of the United Kingdom where the company is registered: England and Wales, Wales, Scotland or Northern Ireland.",
      ),
    REGISTERED_OFFICE: z.string().optional().describe("The company's registered office, on one line."),
    VAT_NUMBER: z.string().optional().describe("The VAT registration number, if there is one."),
    ICO_NUMBER: z
      .string()
      .optional()
      .describe("The number in the Information Commissioner's register of fee payers, if there is one."),
    DATA_SUPPLIERS: z
      .string()
      .optional()
      .describe(
        "For the privacy policy, on one line: who hosts the site and sends its emails, and for each one outside the United Kingdom where, and under which safeguard.",
      ),
    CONTACT_EMAIL: mailbox
      .optional()
      .describe("Where people write about the site, its listings and their data. A real site must name it."),
    SECURITY_CONTACT: contactUri
      .optional()
      .describe(
        "Where people report a weakness of the site: an email address, or the https address of a page. Named in /.well-known/security.txt. If unset, there is no such file.",
      ),
    METRICS_TOKEN: secret(16)
      .optional()
      .describe(
        "The bearer token for /metrics, 16 characters or more. If unset, only programs on this machine read it, and nobody behind a proxy.",
      ),
    BOUNCES_TOKEN: secret(16)
      .optional()
      .describe(
        "The bearer token for /mail/bounces, 16 characters or more. If unset, only programs on this machine use it, and nobody behind a proxy.",
      ),
    LOG_LEVEL: oneOf("fatal", "error", "warn", "info", "debug", "trace", "silent")
      .default("info")
      .describe("The lowest level that is logged: fatal, error, warn, info, debug, trace or silent."),
  })
  .refine((env) => !env.PUBLIC_URL?.startsWith("https:") || env.TRUST_PROXY > 0, {
    path: ["TRUST_PROXY"],
    error:
      "must be 1 or more when PUBLIC_URL begins with https:, because a proxy holds the certificate. Without it all visitors count as one, and share each limit.",
    when: () => true,
  })
  .refine((env) => !env.DATABASE_REPLICA_URL || env.DATABASE_URL, {
    path: ["DATABASE_REPLICA_URL"],
    error: "needs DATABASE_URL beside it.",
    // Runs this check even if single settings are wrong, so that all problems are reported together.
    when: () => true,
  });

export type Config = ReturnType<typeof toConfig>;

/** Settings that a site with real companies must have. Without them, the site would hide who runs it or show invented ratings. */
const NEEDED_ON_REAL_SITE = {
  LEGAL_NAME: "must name who runs the site, because it holds real companies.",
  LEGAL_ADDRESS: "must give an address for letters, because the site holds real companies.",
  CONTACT_EMAIL: "must give an address for emails, because the site holds real companies.",
  NEW_COMPANY_RATING:
    "must be set. Take none: default stands for 15 reviews that nobody wrote, which the law forbids.",
} as const;

const missingOnRealSite = (env: z.infer<typeof environmentSchema>): string[] =>
  Object.entries(NEEDED_ON_REAL_SITE).flatMap(([name, sentence]) =>
    env[name as keyof typeof NEEDED_ON_REAL_SITE] === undefined ? [`${name} ${sentence}`] : [],
  );

function toConfig(env: z.infer<typeof environmentSchema>) {
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  const isTrial = publicUrl.startsWith("http:");
  return {
    port: env.PORT,
    host: env.HOST,
    /** Without a slash at the end. */
    publicUrl,
    databaseUrl: env.DATABASE_URL ?? null,
    databaseReplicaUrl: env.DATABASE_REPLICA_URL ?? null,
    dataDir: env.DATA_DIR,
    adminPassword: env.ADMIN_PASSWORD ?? null,
    signingSecret: env.SIGNING_SECRET ?? null,
    formerSigningSecret: env.SIGNING_SECRET_FORMER ?? null,
    metricsToken: env.METRICS_TOKEN ?? null,
    bouncesToken: env.BOUNCES_TOKEN ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? `${BRAND.name} <no-reply@${new URL(publicUrl).hostname}>`,
    adminEmail: env.ADMIN_EMAIL ?? null,
    remindCompanyHours: env.REMIND_COMPANY_HOURS,
    remindCustomerHours: env.REMIND_CUSTOMER_HOURS,
    demoData: env.DEMO_DATA,
    trustProxy: env.TRUST_PROXY,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    maps: {
      provider: env.MAPS_PROVIDER,
      // Loading a map sends a request to Google, which needs the visitor's consent. By default, a site on https: asks before it
      // loads a map.
      load: env.MAPS_LOAD ?? (isTrial ? "visible" : "press"),
      apiKey: env.MAPS_API_KEY ?? null,
    } as const,
    newCompanyRating: env.NEW_COMPANY_RATING ?? "default",
    featuredMeans: env.FEATURED_MEANS,
    legal: {
      name: env.LEGAL_NAME ?? null,
      address: env.LEGAL_ADDRESS ?? null,
      companyNumber: env.COMPANY_NUMBER ?? null,
      registeredIn: env.REGISTERED_IN ?? null,
      registeredOffice: env.REGISTERED_OFFICE ?? null,
      vatNumber: env.VAT_NUMBER ?? null,
      icoNumber: env.ICO_NUMBER ?? null,
      dataSuppliers: env.DATA_SUPPLIERS ?? null,
      email: env.CONTACT_EMAIL ?? null,
    },
    /** A `mailto:` or `https:` URI. */
    securityContact: env.SECURITY_CONTACT ?? null,
    /** One sentence for each missing setting. Empty for a trial, whose `publicUrl` begins with http:. */
    missingOnRealSite: isTrial ? [] : missingOnRealSite(env),
    logLevel: env.LOG_LEVEL,
  };
}

/** Throws a `ConfigError` that lists every wrong setting. An empty variable counts as unset. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : []));
  const result = environmentSchema.safeParse(Object.fromEntries(given));
  if (result.success) return toConfig(result.data);
  const problems = Object.entries(z.flattenError(result.error).fieldErrors);
  throw new ConfigError(problems.map(([name, [problem]]) => `${name} ${problem}`).join("\n"));
}

/** Refuses to run a public site as root with the embedded database: an attacker would have the rights of root. */
export function refuseRoot({ databaseUrl, publicUrl }: Config, uid = process.getuid?.()): void {
  if (uid !== 0 || databaseUrl || publicUrl.startsWith("http:")) return;
  throw new ConfigError(
    "Skip Finder does not run a public site (PUBLIC_URL with https) as root with the embedded database. Start it as an ordinary account that owns DATA_DIR, or set DATABASE_URL. docs/operations.md has the commands.",
  );
}
