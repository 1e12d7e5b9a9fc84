// Measures the product with many quote requests in the database. `runInProcess` starts this file and receives its result over
// IPC. The argument is the number of quote requests. The file reads DATABASE_URL.
import { readFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { offerBody } from "#contract/answers/answers.ts";
import { newQuote } from "#contract/quotes.ts";
import { readConfig } from "#server/boot/config.ts";
import type { Database } from "#server/database/connect.ts";
import { openDatabase } from "#server/database/open.ts";
import { readPlaceTables } from "#server/places/place-tables.ts";
import { createPlaces } from "#server/places/places.ts";
import { refreshAllAnswerFigures } from "#server/quotes/figures/store.ts";
import { createServices } from "#server/services.ts";
import { loadDemoData } from "../../demo/load.ts";
import { median } from "../load/load.ts";
import { BENCH_SIGNING_SECRET, QUOTE_LINKS } from "./quote-links.ts";

/** The durations of a measured call in milliseconds: `ms` is the median, `longestMs` the maximum. */
export interface Timing {
  what: string;
  ms: number;
  longestMs: number;
}

const READS = 7;
const WRITES = 50;
const SIZE = 6;

const count = Number(process.argv[2]);
const databaseUrl = process.env.DATABASE_URL ?? "";
const { database } = await openDatabase({ databaseUrl, dataDir: "" });
const timings: Timing[] = [];

async function time(what: string, work: (call: number) => Promise<unknown>, calls = READS): Promise<void> {
  const taken: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    const began = performance.now();
    await work(call);
    taken.push(performance.now() - began);
  }
  timings.push({ what, ms: median(taken), longestMs: Math.max(...taken) });
  // Prints progress, because a run with 1,000,000 requests takes a quarter of an hour.
  console.error(`  ${new Date().toISOString().slice(11, 19)} ${what}: ${Math.round(median(taken))} ms`);
}

/** Loads the demonstration data and replaces its quote requests by `count` requests to the same companies. */
async function fill(database: Database): Promise<void> {
  await loadDemoData(database, createPlaces(readPlaceTables("data/places")).locate);
  const script = await readFile(new URL("./requests.sql", import.meta.url), "utf8");
  await database.transaction(async (tx) => {
    for (const statement of script.replaceAll("$REQUESTS", String(count)).split("--> statement-breakpoint"))
      await tx.execute(sql.raw(statement));
  });
  await database.execute(sql`vacuum analyze`);
  await database.execute(sql`checkpoint`);
}

await time("writing the requests", () => fill(database), 1);
const services = await createServices({
  config: {
    ...readConfig({ DATABASE_URL: databaseUrl, RATE_LIMIT_FACTOR: "1000000" }),
    ...{ adminPassword: "a password of the benchmark", signingSecret: BENCH_SIGNING_SECRET },
  },
  ...{ database, databaseUrl, replica: null, log: pino({ level: "warn" }) },
});
await services.companies.load();
const { quotes, work, figures, personalData } = services;

const desk = (search: Parameters<typeof quotes.list>[0]) => quotes.page({ ...search, limit: 20 });
const SEARCHES: Record<string, Parameters<typeof quotes.list>[0]> = {
  "desk: newest requests": {},
  "desk: requests after half of them": { before: Math.round(count / 2) },
  "desk: last page": { page: Math.floor(count / 20) },
  "desk: sorted by state": { sort: "state" },
  "desk: search for a name": { text: "marsh" },
  "desk: search for an email address": { text: "ann.777777@customers.example" },
  "desk: search for a reference": { text: "SF-00BDE31" },
  "desk: search for a word that nothing contains": { text: "zzyzx" },
  "desk: unanswered": { filter: "unanswered" },
  "desk: failed emails": { filter: "failed" },
};

async function measureReads(): Promise<void> {
  for (const [what, search] of Object.entries(SEARCHES)) await time(what, () => desk(search), 3);
  await time("desk: work queue", () => work.list(), 3);
  await time("figures by month", () => figures.read({ by: "month", town: null }), 3);
  await time("figures of Leeds", () => figures.read({ by: "month", town: "Leeds" }), 3);
  await time("a firm's requests of 12 months", () => quotes.ofCompany(1));
}

/** Measures sending requests to five companies each, sending an offer of each company, and reading the receipts. */
async function measureWrites(): Promise<void> {
  const asked = services.companies.search({ quotable: "true", limit: 100 }).companies.map(({ id }) => id);
  const references: string[] = [];
  const askedBy = (call: number) => asked.slice((call * 5) % 95, ((call * 5) % 95) + 5);
  await time(
    "a new request to five companies",
    async (call) => {
      const companies = askedBy(call).map((id) => ({ id }));
      const sent = await quotes.submit(newQuote.parse(exampleRequest(call, companies)), {
        idempotencyKey: null,
        outerNetwork: null,
      });
      if ("refused" in sent) throw new Error(sent.message);
      references.push(sent.reference);
    },
    WRITES,
  );
  const offer = offerBody.parse({ lines: [{ kind: "hire", price: "250.00" }], vat: "included" });
  const answers = references.flatMap((reference, call) =>
    askedBy(call).map((companyId) => QUOTE_LINKS.issueFor("answer", { reference, companyId })),
  );
  await time("an offer", (call) => quotes.answers.offer(answers[call] ?? "", offer, null), answers.length);
  await time(
    "the receipt with five offers",
    async (call) => {
      const receipt = await quotes.receipt(QUOTE_LINKS.issue(references[call] ?? ""));
      if (receipt?.companies.filter(({ answer }) => answer.state === "offered").length !== 5)
        throw new Error("The receipt has not five offers");
    },
    references.length,
  );
}

const exampleRequest = (call: number, companies: { id: number }[]) => ({
  name: "Ann Other",
  email: `new.${call}@customers.example`,
  phone: `07700 900${String(call).padStart(3, "0")}`,
  location: "Leeds",
  wasteType: "mixed",
  skipSize: `builder-${SIZE}-yard`,
  hireLength: "1-week",
  additionalInfo: "Rubble and old cupboards from a kitchen.",
  companies,
});

async function measureJobs(): Promise<void> {
  await time("follow-ups, every 5 s: the first, with reminders that are due", () => quotes.followUp(), 1);
  await time("follow-ups, every 5 s: nothing is due", () => quotes.followUp());
  await time("figures of all companies, hourly: the first", () => refreshAllAnswerFigures(database), 1);
  await time("figures of all companies, hourly: nothing changed", () => refreshAllAnswerFigures(database), 3);
  await time("invitations, daily", () => quotes.invite(), 1);
  await time("retention, nightly: one day's requests", () => quotes.deleteExpired(), 1);
  await time("retention, nightly: nothing is due", () => quotes.deleteExpired(), 1);
}

await measureReads();
await measureWrites();
await measureJobs();
await time("personal data of an email address", () => personalData.find("ann.777777@customers.example"), 1);
await time("personal data of a telephone number", () => personalData.find("07700 900123"), 1);
process.send?.(timings);
process.exit();
