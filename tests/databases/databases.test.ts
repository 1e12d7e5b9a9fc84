import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runDocumentedCommands } from "../cluster/operations-page.ts";
import { type AppProcess, createAppProcess } from "../cluster/servers/app-process.ts";
import { adminToken } from "../harness/admin-token.ts";
import { queryRows } from "../harness/database.ts";
import { freePort } from "../harness/free-port.ts";
import { type MailCatcher, startMailCatcher } from "../harness/mail-catcher.ts";
import { formatMilliseconds, formatSeconds, recordMeasurement } from "../harness/measurements.ts";
import {
  answerPathOf,
  emailLinesAbout,
  readReceipt,
  sendTestOffer,
  sendTestQuote,
} from "../harness/quote-flow.ts";
import { createPgBouncer, type PgBouncer } from "./servers/pgbouncer.ts";
import {
  createCertificate,
  HOST_NAME,
  type SecuredPostgres,
  startSecuredPostgres,
  urlOf,
} from "./servers/secured-postgres.ts";

const SIGNING_SECRET = "shared by both of the processes, and long";

let folder: string;
let postgres: SecuredPostgres;
let pgbouncer: PgBouncer;
let apps: [AppProcess, AppProcess];
let mail: MailCatcher;
let companyIds: number[];
const closing: (() => Promise<unknown>)[] = [];
let quotes = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "skip-finder-databases-"));
  // PostgreSQL and PgBouncer run as other users, which need access to the folder.
  await chmod(folder, 0o755);
  closing.unshift(() => rm(folder, { recursive: true, force: true }));
  postgres = await startSecuredPostgres(join(folder, "postgres"));
  closing.unshift(() => postgres.stop("fast").catch(() => {}));
  pgbouncer = await createPgBouncer(join(folder, "pgbouncer"), postgres);
  await pgbouncer.start();
  closing.unshift(() => pgbouncer.stop());
  mail = await startMailCatcher();
  closing.unshift(mail.stop);
  const create = (port: number) =>
    createAppProcess({
      port,
      dataDir: join(folder, `data-${port}`),
      env: {
        DATABASE_URL: urlOf(pgbouncer.port, postgres.tls),
        ...{ PUBLIC_URL: "http://skips.example", DEMO_DATA: "on", SMTP_URL: mail.url, SIGNING_SECRET },
      },
    });
  apps = [create(await freePort()), create(await freePort())];
  closing.unshift(() => Promise.all(apps.map((app) => app.kill())));
  await Promise.all(apps.map((app) => app.start()));
  const companies = await (await fetch(`${apps[0].url}/api/companies?quotable=true`)).json();
  companyIds = companies.slice(0, 50).map(({ id }: { id: number }) => id);
});

afterAll(async () => {
  for (const close of closing) await close();
});

/**
 * A customer sends a request to one process, the company answers at the other, and both show the price on the receipt. Checks
 * also that each email is sent once and that a search finds companies.
 */
async function expectMainFlows(): Promise<void> {
  quotes += 1;
  const companyId = companyIds[quotes] ?? 0;
  const quote = await sendTestQuote(apps[0].url, `customer${quotes}@home.example`, [companyId]);
  expect(await sendTestOffer(apps[1].url, await answerPathOf(mail, quote.reference, companyId))).toBe(201);
  for (const { url } of apps)
    expect(JSON.stringify(await readReceipt(url, quote.receipt))).toContain("210.00");
  // Four emails: to the company, to the customer, to the customer about the price, and to the company about its answer.
  await expect.poll(() => emailLinesAbout(mail, quote.reference).length).toBe(4);
  expect(new Set(emailLinesAbout(mail, quote.reference)).size).toBe(4);
  const found = await (await fetch(`${apps[1].url}/api/companies?location=Leeds`)).json();
  expect(found.length).toBeGreaterThan(0);
}

/**
 * Changes a company through one process. Resolves to the milliseconds from the response until a search in the other process
 * finds the new name.
 */
async function editSeenAfterMs(name: string): Promise<number> {
  const authorization = `Bearer ${await adminToken(apps[0].url)}`;
  const edited = await fetch(`${apps[0].url}/api/companies/${companyIds[0]}`, {
    method: "PUT",
    headers: { authorization, "content-type": "application/json" },
    body: JSON.stringify({ name }),
  });
  expect(edited.status).toBe(200);
  const started = performance.now();
  const search = `${apps[1].url}/api/companies?search=${encodeURIComponent(name)}`;
  await expect.poll(async () => (await (await fetch(search)).json()).length, { interval: 2 }).toBe(1);
  return performance.now() - started;
}

const health = async () => (await fetch(`${apps[0].url}/health/ready`)).json();

/** Resolves to the milliseconds until both processes accept a lead. */
async function acceptedAgainAfterMs(): Promise<number> {
  const started = performance.now();
  for (const { url } of apps)
    await expect
      .poll(
        () => fetch(`${url}/api/leads`, { method: "POST", body: JSON.stringify(LEAD) }).then((r) => r.status),
        {
          interval: 20,
        },
      )
      .toBe(201);
  return performance.now() - started;
}

const LEAD = {
  ...{ name: "Bill Skipton", email: "bill@skips.example", phone: "020 7946 0124" },
  companyName: "Skipton Skips",
};

test("the product's role owns its database and nothing else, and is no superuser", async () => {
  const [role] = await queryRows(
    urlOf(postgres.port, postgres.tls),
    `select rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls as privileged,
       array(select datname::text from pg_database where datdba = oid_of_role) as databases,
       array(select rolname::text from pg_auth_members join pg_roles r on r.oid = roleid where member = oid_of_role) as member_of
     from (select *, oid as oid_of_role from pg_roles where rolname = current_user) as own`,
  );
  expect(role).toEqual({ privileged: false, databases: ["skip"], member_of: [] });
  for (const app of apps) expect(app.lines().join("\n")).not.toContain("superuser");
});

test("neither PostgreSQL nor PgBouncer accepts a connection without TLS", async () => {
  for (const { port } of [postgres, pgbouncer]) {
    const plain = `postgres://skip:secret@localhost:${port}/skip`;
    await expect(queryRows(plain, "select 1")).rejects.toThrow(/no encryption|SSL required/);
  }
});

test("a certificate of another name or another authority is refused", async () => {
  const { port } = pgbouncer;
  const publicAuthorities = urlOf(port, postgres.tls).replace(/&sslrootcert=.*/, "");
  await expect(queryRows(publicAuthorities, "select 1")).rejects.toThrow(/unable to verify/);
  const tls = join(folder, "other-name");
  await createCertificate(tls, "other.example");
  const other = await createPgBouncer(join(folder, "other-pgbouncer"), { ...postgres, tls });
  await other.start();
  await expect(queryRows(urlOf(other.port, tls), "select 1")).rejects.toThrow(/altnames/);
  await other.stop();
});

test("every connection of the product to PostgreSQL comes through PgBouncer and is encrypted", async () => {
  const rows = await queryRows(
    { host: postgres.folder, port: postgres.port, user: "postgres", database: "skip" },
    "select distinct application_name as name, ssl from pg_stat_activity join pg_stat_ssl using (pid) where usename = 'skip'",
  );
  expect(rows).toEqual([{ name: "skip-finder", ssl: true }]);
});

test("customers, companies and the administrator are served", async ({ task }) => {
  await expectMainFlows();
  recordMeasurement(
    task,
    "an edit is visible in the other process after",
    formatMilliseconds(await editSeenAfterMs("First Skips")),
  );
});

test("after a restart of PgBouncer everything works again", async ({ task }) => {
  await pgbouncer.stop();
  expect((await fetch(`${apps[0].url}/search?location=Leeds`)).status).toBe(200);
  await pgbouncer.start();
  recordMeasurement(task, "writes accepted again after", formatSeconds(await acceptedAgainAfterMs()));
  await expect.poll(async () => (await health()).database).toBe("up");
  await editSeenAfterMs("Second Skips");
  await expectMainFlows();
});

test("after a crash and a start of PostgreSQL everything works again", async ({ task }) => {
  await postgres.stop("immediate");
  expect((await fetch(`${apps[0].url}/search?location=Leeds`)).status).toBe(200);
  await expect.poll(async () => (await health()).database).toBe("down");
  const started = performance.now();
  const refused = await fetch(`${apps[0].url}/api/leads`, { method: "POST", body: JSON.stringify(LEAD) });
  expect(refused.status).toBe(503);
  recordMeasurement(task, "a write is refused with 503 after", formatSeconds(performance.now() - started));
  await postgres.start();
  recordMeasurement(task, "writes accepted again after", formatSeconds(await acceptedAgainAfterMs()));
  await expect.poll(async () => (await health()).database).toBe("up");
  await editSeenAfterMs("Third Skips");
  await expectMainFlows();
});

test("a backup is restored on a new machine by the operations page alone", async ({ task }) => {
  const companyId = companyIds.at(-1) ?? 0;
  const answered = await sendTestQuote(apps[0].url, "answered@home.example", [companyId]);
  const answerPath = await answerPathOf(mail, answered.reference, companyId);
  const headers = { authorization: `Bearer ${await adminToken(apps[0].url)}` };
  await expect.poll(() => emailLinesAbout(mail, answered.reference).length).toBe(2);
  await mail.stop();
  const waiting = await sendTestQuote(apps[0].url, "waiting@home.example", [companyId]);

  const BACKUPS = join(folder, "backups");
  await runDocumentedCommands("### Backing up your own PostgreSQL", {
    ...{
      PGSERVICEFILE: await writeServiceFile(join(folder, "old-service.conf"), pgbouncer, postgres),
      BACKUPS,
    },
  });
  // Simulates the loss of the machine. Only the dump, the signing secret and the administrator's password are left.
  await Promise.all(apps.map((app) => app.kill()));
  await pgbouncer.stop();
  await postgres.stop("immediate");

  const newMail = await startMailCatcher();
  closing.unshift(newMail.stop);
  const started = performance.now();
  const machine = await startSecuredPostgres(join(folder, "new-machine"));
  closing.unshift(() => machine.stop("fast").catch(() => {}));
  const pooler = await createPgBouncer(join(folder, "new-pgbouncer"), machine);
  await pooler.start();
  closing.unshift(() => pooler.stop());
  await runDocumentedCommands("### Restoring on a new machine", {
    ...{ PGSERVICEFILE: await writeServiceFile(join(folder, "new-service.conf"), pooler, machine), BACKUPS },
  });
  const DATABASE_URL = urlOf(pooler.port, machine.tls);
  await apps[0].start({ DATABASE_URL, SMTP_URL: newMail.url });
  recordMeasurement(task, "new cluster, restore and start", formatSeconds(performance.now() - started));

  const { url } = apps[0];
  expect(await readReceipt(url, answered.receipt)).toMatchObject({ reference: answered.reference });
  expect(await sendTestOffer(url, answerPath)).toBe(201);
  expect((await fetch(`${url}/api/admin/verify`, { headers })).status).toBe(200);
  const unsent = "select 1 from deliveries where state <> 'sent'";
  await expect.poll(() => queryRows(DATABASE_URL, unsent)).toEqual([]);
  // For the answered request, only the emails about the price are sent: the old machine had already sent the first emails.
  expect([waiting, answered].map(({ reference }) => emailLinesAbout(newMail, reference).length)).toEqual([
    2, 2,
  ]);
  const [company] = await (await fetch(`${url}/api/companies?search=Third+Skips`)).json();
  expect(company).toMatchObject({ id: companyIds[0] });
});

/** Writes the service file with which an operator runs `pg_dump` and `pg_restore`. Returns its path. */
async function writeServiceFile(
  file: string,
  { port }: PgBouncer,
  { tls }: SecuredPostgres,
): Promise<string> {
  const example = await readFile("deploy/pg_service.conf.example", "utf8");
  const service = example
    .replace("host=127.0.0.1", `host=${HOST_NAME}`)
    .replace("port=5432", `port=${port}`)
    .replaceAll(/^# (ssl\w+=)/gm, "$1")
    .replace("/etc/skip-finder-tls", tls);
  await writeFile(file, service, { mode: 0o600 });
  return file;
}
