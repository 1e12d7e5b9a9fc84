import { describe, expect, it, test } from "vitest";
import { environmentSchema, readConfig, refuseRoot } from "./config.ts";

const problemsOf = (env: NodeJS.ProcessEnv): string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return (error as Error).message.split("\n");
  }
};

/** The text of `.env.example`: the header, then the description and the default of every setting. */
const exampleFile = () => {
  const settings = Object.entries(environmentSchema.shape).map(
    ([name, schema]) => `# ${schema.description}\n#${name}=${schema.safeParse(undefined).data ?? ""}\n`,
  );
  return `${EXAMPLE_HEADER}\n${settings.join("\n")}`;
};

const EXAMPLE_HEADER = `# Copy this file to .env, which \`npm start\` and \`npm run dev\` read, and remove the # before a setting you change.
# A variable that is already set in the environment wins. docs/operations.md explains every setting.
`;

describe("settings", () => {
  it('all stand in .env.example with their default; "npx vitest run server/boot/config.test.ts -u" rewrites it', async () => {
    await expect(exampleFile()).toMatchFileSnapshot("../../.env.example");
  });

  it("report a replica without its primary together with other problems", () => {
    expect(problemsOf({ PORT: "x", DATABASE_REPLICA_URL: "postgres://db.example/skip" })).toHaveLength(2);
    const urls = { DATABASE_URL: "db.example", DATABASE_REPLICA_URL: "postgres://db.example/skip" };
    expect(problemsOf(urls)).toHaveLength(1);
  });

  it("need nothing at all", () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: "127.0.0.1",
      publicUrl: "http://localhost:3000",
      databaseUrl: null,
      databaseReplicaUrl: null,
      dataDir: ".data",
      adminPassword: null,
      signingSecret: null,
      formerSigningSecret: null,
      metricsToken: null,
      bouncesToken: null,
      smtpUrl: null,
      mailFrom: "Skip Finder <no-reply@localhost>",
      adminEmail: null,
      remindCompanyHours: 24,
      remindCustomerHours: 48,
      demoData: "auto",
      trustProxy: 0,
      rateLimitFactor: 1,
      maps: { provider: "google", load: "visible", apiKey: null },
      newCompanyRating: "default",
      featuredMeans: "chosen",
      legal: {
        ...{ name: null, address: null, email: null, icoNumber: null, dataSuppliers: null },
        ...{ companyNumber: null, registeredIn: null, registeredOffice: null, vatNumber: null },
      },
      securityContact: null,
      missingOnRealSite: [],
      logLevel: "info",
    });
  });

  it("take an empty variable for an unset one", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: " ", MAPS_PROVIDER: "" })).toEqual(readConfig({}));
  });

  it("derive the public address from the port, and the sender from the public address", () => {
    expect(readConfig({ PORT: "8080" }).publicUrl).toBe("http://localhost:8080");
    const config = readConfig({ PUBLIC_URL: "https://skips.example/", TRUST_PROXY: "1" });
    expect(config.publicUrl).toBe("https://skips.example");
    expect(config.mailFrom).toBe("Skip Finder <no-reply@skips.example>");
  });

  it("let a public site ask before a map loads, and a trial load it, unless a setting says otherwise", () => {
    const loadOf = (env: NodeJS.ProcessEnv) => readConfig({ TRUST_PROXY: "1", ...env }).maps.load;
    expect(loadOf({})).toBe("visible");
    expect(loadOf({ PUBLIC_URL: "http://trial.example" })).toBe("visible");
    expect(loadOf({ PUBLIC_URL: "https://skips.example" })).toBe("press");
    expect(loadOf({ PUBLIC_URL: "https://skips.example", MAPS_LOAD: "visible" })).toBe("visible");
    expect(loadOf({ MAPS_LOAD: "press" })).toBe("press");
  });

  it("write to an email address or a page about weaknesses, and refuse what is neither", () => {
    const contactOf = (text: string) => readConfig({ SECURITY_CONTACT: text }).securityContact;
    expect(contactOf("security@skips.example")).toBe("mailto:security@skips.example");
    expect(contactOf("mailto:security@skips.example")).toBe("mailto:security@skips.example");
    expect(contactOf("https://skips.example/report?by=web")).toBe("https://skips.example/report?by=web");
    for (const text of [
      ...["http://skips.example", "us", "Us <us@skips.example>", "a@b.example, c@d.example", "javascript:x"],
      ...[
        "a@b.example\nExpires: never",
        "https://skips.example/\nContact: x",
        "mailto:",
        "https://",
        "tel:1",
      ],
    ])
      expect(problemsOf({ SECURITY_CONTACT: text }), text).not.toEqual([]);
  });

  it("name the part of the United Kingdom of the registration as the law writes it, in any case", () => {
    expect(readConfig({ REGISTERED_IN: "england and WALES" }).legal.registeredIn).toBe("England and Wales");
    expect(problemsOf({ REGISTERED_IN: "England" })).toEqual([
      'REGISTERED_IN must be England and Wales, Wales, Scotland or Northern Ireland, not "England".',
    ]);
  });

  it("report every problem at once, each in one sentence", () => {
    expect(
      problemsOf({
        PORT: "eighty",
        PUBLIC_URL: "https://skips.example/finder",
        SMTP_URL: "http://mail.example",
        ADMIN_EMAIL: "nobody",
        REMIND_COMPANY_HOURS: "0.001",
        REMIND_CUSTOMER_HOURS: "soon",
        DEMO_DATA: "yes",
        TRUST_PROXY: "-1",
        RATE_LIMIT_FACTOR: "0",
        MAPS_PROVIDER: "bing",
        NEW_COMPANY_RATING: "5",
        LOG_LEVEL: "loud",
      }),
    ).toEqual([
      'PORT must be a whole number from 1 to 65535, not "eighty".',
      "PUBLIC_URL must be the site's own address without a path, such as https://skips.example.",
      "SMTP_URL must be a URL that begins with smtp:// or smtps://.",
      'ADMIN_EMAIL must be an email address, not "nobody".',
      'REMIND_COMPANY_HOURS must be a number of hours from 0.01 to 1000, not "0.001".',
      'REMIND_CUSTOMER_HOURS must be a number of hours from 0.01 to 1000, not "soon".',
      'DEMO_DATA must be auto, on or off, not "yes".',
      'TRUST_PROXY must be a whole number from 0 to 10, not "-1".',
      'RATE_LIMIT_FACTOR must be a number above 0 and at most 1000000, not "0".',
      'MAPS_PROVIDER must be google, not "bing".',
      'NEW_COMPANY_RATING must be default or none, not "5".',
      'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent, not "loud".',
    ]);
  });

  it("refuse https without a proxy, because all visitors would share one limit", () => {
    const [problem] = problemsOf({ PUBLIC_URL: "https://skips.example", TRUST_PROXY: "0" });
    expect(problem).toMatch(/^TRUST_PROXY must be 1 or more when PUBLIC_URL begins with https:/);
    expect(problemsOf({ PUBLIC_URL: "https://skips.example" })).toEqual([problem]);
    expect(readConfig({ PUBLIC_URL: "https://skips.example", TRUST_PROXY: "1" }).trustProxy).toBe(1);
    expect(readConfig({ PUBLIC_URL: "http://skips.example" }).trustProxy).toBe(0);
  });

  it("refuse a replica of the embedded database", () => {
    expect(problemsOf({ DATABASE_REPLICA_URL: "postgres://db.example/skip" })).toEqual([
      "DATABASE_REPLICA_URL needs DATABASE_URL beside it.",
    ]);
  });

  it("refuse a factor whose limits no counter could hold", () => {
    expect(readConfig({ RATE_LIMIT_FACTOR: "1000000" }).rateLimitFactor).toBe(1_000_000);
    expect(problemsOf({ RATE_LIMIT_FACTOR: "1000000000" })).toEqual([
      'RATE_LIMIT_FACTOR must be a number above 0 and at most 1000000, not "1000000000".',
    ]);
  });

  it("never repeat a password that a malformed address carries", () => {
    const [problem] = problemsOf({ DATABASE_URL: "postgre://user:secret@host/db" });
    expect(problem).toBe("DATABASE_URL must be a URL that begins with postgres:// or postgresql://.");
  });

  it("accept a name beside a sender's address", () => {
    expect(readConfig({ MAIL_FROM: "Skip Finder <hello@skips.example>" }).mailFrom).toBe(
      "Skip Finder <hello@skips.example>",
    );
    expect(problemsOf({ MAIL_FROM: "hello@skips.example, other@skips.example" })).toHaveLength(1);
  });

  it("refuse secrets that could be guessed, without repeating them", () => {
    const short = { SIGNING_SECRET: "a", SIGNING_SECRET_FORMER: "c", METRICS_TOKEN: "b" };
    expect(problemsOf({ ADMIN_PASSWORD: "thirteen char", ...short })).toEqual([
      "ADMIN_PASSWORD must have at least 14 characters. Set a longer one, or none to have one generated.",
      "SIGNING_SECRET must have at least 32 characters.",
      "SIGNING_SECRET_FORMER must have at least 32 characters.",
      "METRICS_TOKEN must have at least 16 characters.",
    ]);
  });
});

const PUBLIC = { PUBLIC_URL: "https://skips.example", TRUST_PROXY: "1" };
const OWN_DATABASE = { DATABASE_URL: "postgres://skip@127.0.0.1/skip" };

test("root can't run a public site with the embedded database", () => {
  expect(() => refuseRoot(readConfig(PUBLIC), 0)).toThrow(
    "Start it as an ordinary account that owns DATA_DIR",
  );
});

test.each([
  ["root for a trial", {}, 0],
  ["root with its own database", { ...PUBLIC, ...OWN_DATABASE }, 0],
  ["an ordinary account", PUBLIC, 1000],
  ["an account on Windows", PUBLIC, undefined],
])("the product starts as %s", (_, env, uid) => {
  expect(() => refuseRoot(readConfig(env), uid ?? Number.NaN)).not.toThrow();
});
