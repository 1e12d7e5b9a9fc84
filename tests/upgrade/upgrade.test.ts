import { readdirSync } from "node:fs";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { superuserEnv } from "../cluster/cluster.ts";
import { runDocumentedCommands } from "../cluster/operations-page.ts";
import { type AppProcess, createAppProcess } from "../cluster/servers/app-process.ts";
import { adminToken } from "../harness/admin-token.ts";
import { queryRows } from "../harness/database.ts";
import { createPrimary, type PostgresServer } from "../harness/debian-postgres.ts";
import { freePort } from "../harness/free-port.ts";
import { type MailCatcher, startMailCatcher } from "../harness/mail-catcher.ts";
import { formatMilliseconds, formatSeconds, recordMeasurement } from "../harness/measurements.ts";
import {
  answerPathOf,
  emailLinesAbout,
  readReceipt,
  sendTestOffer,
  sendTestQuote,
  type TestQuote,
} from "../harness/quote-flow.ts";
import { signInAdministrator, signInFirm } from "./sessions.ts";
import { startVisitors } from "./visitors.ts";

const MIGRATIONS = join("server", "database", "migrations");
const EARLIER = process.env.UPGRADE_FROM ?? "";

let folder: string;
let postgres: PostgresServer;
let databaseUrl: string;
let mail: MailCatcher;
let earlier: AppProcess;
let newer: AppProcess;
let companyIds: [number, number, number];
let backups: NodeJS.ProcessEnv;
const closing: (() => Promise<unknown>)[] = [];

/** The data that the earlier release creates. */
const left = {} as {
  answered: TestQuote;
  open: TestQuote;
  queued: TestQuote;
  answeredPath: string;
  openPath: string;
  isAdministrator: (url: string) => Promise<boolean>;
  isFirm: (url: string) => Promise<boolean>;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "skip-finder-upgrade-"));
  // If the test runs as root, PostgreSQL runs as another user, which needs access to the folder.
  await chmod(folder, 0o755);
  closing.unshift(() => rm(folder, { recursive: true, force: true }));
  postgres = await createPrimary(join(folder, "postgres"));
  await postgres.start();
  closing.unshift(() => postgres.stop("fast").catch(() => {}));
  await runDocumentedCommands("### Your own PostgreSQL", superuserEnv(postgres));
  databaseUrl = `postgres://skip:secret@127.0.0.1:${postgres.port}/skip`;
  mail = await startMailCatcher();
  closing.unshift(() => mail.stop());
  earlier = await createVersion("earlier", EARLIER);
  newer = await createVersion("newer");
  await earlier.start();
  const companies = await (await fetch(`${earlier.url}/api/companies?quotable=true`)).json();
  companyIds = companies.slice(0, 3).map(({ id }: { id: number }) => id);
  const example = await readFile("deploy/pg_service.conf.example", "utf8");
  backups = { PGSERVICEFILE: join(folder, "pg_service.conf"), BACKUPS: join(folder, "backups") };
  await writeFile(`${backups.PGSERVICEFILE}`, example.replace("port=5432", `port=${postgres.port}`));
});

afterAll(async () => {
  for (const close of closing) await close();
});

async function createVersion(name: string, cwd?: string): Promise<AppProcess> {
  const env = {
    ...{ DATABASE_URL: databaseUrl, SMTP_URL: mail.url, PUBLIC_URL: "http://skips.example" },
    ...{ SIGNING_SECRET: "shared by both of the versions, and long", DEMO_DATA: "on" },
  };
  const app = createAppProcess({ port: await freePort(), dataDir: join(folder, name), env, cwd });
  closing.unshift(() => app.kill());
  return app;
}

/**
 * Waits until every email is marked as sent. Checks that each email was received once, and that all expected emails about the
 * quote arrived.
 */
async function expectSentOnce(quote: TestQuote, emails: number): Promise<void> {
  const unsent = "select recipient, last_error from deliveries where state <> 'sent'";
  await expect.poll(() => queryRows(databaseUrl, unsent)).toEqual([]);
  expect(emailLinesAbout(mail, quote.reference)).toHaveLength(emails);
  const ids = mail.received.map(({ headers }) => headers.get("message-id"));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
}

/** Edits a company with one version. The other version must see the edit. */
async function expectEditSeen(editor: AppProcess, reader: AppProcess, name: string): Promise<void> {
  const headers = { authorization: `Bearer ${await adminToken(editor.url)}` };
  const init = { method: "PUT", headers, body: JSON.stringify({ name }) };
  expect((await fetch(`${editor.url}/api/companies/${companyIds[2]}`, init)).status).toBe(200);
  const search = `${reader.url}/api/companies?search=${encodeURIComponent(name)}`;
  await expect.poll(async () => (await (await fetch(search)).json()).length).toBe(1);
}

/** Checks that each process answers reads and more than 20 writes without an error. */
async function expectBothServe(): Promise<void> {
  const visitors = [earlier, newer].map(({ url }) =>
    startVisitors(url, left.answered.receipt, companyIds[2]),
  );
  for (const { visits } of visitors) await expect.poll(() => visits.writes).toBeGreaterThan(20);
  for (const { stop } of visitors) expect((await stop()).failures).toEqual([]);
}

const migrationsIn = (root: string) =>
  readdirSync(join(root, MIGRATIONS)).filter((name) => name.endsWith(".sql")).length;

async function migrationsApplied(): Promise<number> {
  const count = "select count(*)::int as applied from drizzle.__drizzle_migrations";
  return (await queryRows<{ applied: number }>(databaseUrl, count))[0]?.applied ?? 0;
}

async function reviewsOf(url: string): Promise<string> {
  return (await fetch(`${url}/api/companies/${companyIds[0]}/reviews`)).text();
}

test("the earlier release takes requests, a price, a review and sessions, and has emails waiting", async () => {
  const { url } = earlier;
  left.answered = await sendTestQuote(url, "answered@home.example", [companyIds[0]]);
  left.answeredPath = await answerPathOf(mail, left.answered.reference, companyIds[0]);
  expect(await sendTestOffer(url, left.answeredPath)).toBe(201);
  left.open = await sendTestQuote(url, "open@home.example", [companyIds[1]]);
  left.openPath = await answerPathOf(mail, left.open.reference, companyIds[1]);
  left.isAdministrator = await signInAdministrator(url);
  left.isFirm = await signInFirm(url, companyIds[0], mail);
  const review = {
    companyId: companyIds[0],
    title: "On time",
    customerName: "Ann",
    content: "On time.",
    rating: 5,
  };
  const sent = await fetch(`${url}/api/reviews`, { method: "POST", body: JSON.stringify(review) });
  expect(sent.status).toBe(201);
  // Three emails about the first request: to the company, to the customer, and to the customer about the price.
  await expectSentOnce(left.answered, 3);
  await mail.stop();
  left.queued = await sendTestQuote(url, "queued@home.example", [companyIds[0], companyIds[1]]);
  expect(await migrationsApplied()).toBe(migrationsIn(EARLIER));
});

test("the new version starts and migrates while the earlier one answers and accepts", async ({ task }) => {
  await runDocumentedCommands("### Backing up your own PostgreSQL", backups);
  const visitors = startVisitors(earlier.url, left.answered.receipt, companyIds[2]);
  await expect.poll(() => visitors.visits.writes).toBeGreaterThan(10);
  const started = performance.now();
  await newer.start();
  const startMs = performance.now() - started;
  const { reads, writes, slowestMs, failures } = await visitors.stop();
  expect(failures).toEqual([]);
  expect(await migrationsApplied()).toBe(migrationsIn("."));
  recordMeasurement(task, "migrations before, after", `${migrationsIn(EARLIER)}, ${migrationsIn(".")}`);
  recordMeasurement(task, "start of the new version", formatSeconds(startMs));
  recordMeasurement(task, "reads, writes at the earlier version, failed", `${reads}, ${writes}, 0`);
  recordMeasurement(task, "slowest of them", formatMilliseconds(slowestMs));
});

test("both versions serve the migrated database, and see each other's changes", async () => {
  await expectBothServe();
  await expectEditSeen(earlier, newer, "Edited Before Skips");
  await expectEditSeen(newer, earlier, "Edited After Skips");
  for (const { url } of [earlier, newer]) {
    expect(await left.isAdministrator(url)).toBe(true);
    expect(await left.isFirm(url)).toBe(true);
  }
});

test("without the earlier version everything is still there, and every waiting email leaves once", async () => {
  await earlier.stop();
  const { url } = newer;
  expect(JSON.stringify(await readReceipt(url, left.answered.receipt))).toContain("210.00");
  expect(await sendTestOffer(url, left.openPath, "190.00")).toBe(201);
  expect(await sendTestOffer(url, left.answeredPath, "205.00")).toBe(201);
  expect(await left.isAdministrator(url)).toBe(true);
  expect(await left.isFirm(url)).toBe(true);
  expect(await reviewsOf(url)).toContain("On time");
  const { received, port } = mail;
  mail = await startMailCatcher({ port });
  mail.received.unshift(...received);
  await expectSentOnce(left.queued, 3);
});

test("a step back: the earlier version starts again on the migrated database and takes over", async ({
  task,
}) => {
  const byNewer = await sendTestQuote(newer.url, "newer@home.example", [companyIds[1]]);
  const answerPath = await answerPathOf(mail, byNewer.reference, companyIds[1]);
  const started = performance.now();
  await earlier.start();
  recordMeasurement(task, "start of the earlier version", formatSeconds(performance.now() - started));
  await expectBothServe();
  await newer.stop();
  const { url } = earlier;
  expect(JSON.stringify(await readReceipt(url, left.open.receipt))).toContain("190.00");
  expect(await sendTestOffer(url, answerPath)).toBe(201);
  expect(JSON.stringify(await readReceipt(url, byNewer.receipt))).toContain("210.00");
  expect(await left.isAdministrator(url)).toBe(true);
  expect(await left.isFirm(url)).toBe(true);
  await expectSentOnce(byNewer, 3);
  expect(await migrationsApplied()).toBe(migrationsIn("."));
});

test("a step back by the backup: the earlier version starts on the state before the upgrade", async () => {
  await earlier.stop();
  await runDocumentedCommands("### Restoring into your own PostgreSQL", {
    ...superuserEnv(postgres),
    ...backups,
  });
  await earlier.start({ DATABASE_URL: databaseUrl.replace(/skip$/, "restored") });
  const { url } = earlier;
  expect(JSON.stringify(await readReceipt(url, left.answered.receipt))).toContain("210.00");
  // Emails that were queued at the time of the backup are sent again, as documented.
  await expect.poll(() => emailLinesAbout(mail, left.queued.reference).length).toBe(6);
  // The backup does not contain answers from after the backup.
  expect(JSON.stringify(await readReceipt(url, left.open.receipt))).not.toContain("190.00");
  expect(await left.isAdministrator(url)).toBe(true);
  expect(await left.isFirm(url)).toBe(true);
});
