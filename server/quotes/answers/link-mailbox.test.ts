import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { proposals } from "#server/database/tables/changes.ts";
import { companies } from "#server/database/tables/companies.ts";
import { everyEmail } from "#server/mail/testing/every-email.ts";
import { DIRECTORY_QUOTE, findExampleCompany, OFFER } from "../testing/examples.ts";
import { answerPath } from "../testing/open-quotes.ts";
import { useQuotes } from "../testing/use-quotes.ts";

const { open, mailServer, database, rows } = useQuotes();
/** The listed address of company 1. Null if it has left the directory. */
let listed: string | null;
afterEach(() => database().delete(companies));

async function openRequest(smtpUrl: string | null = null) {
  listed = findExampleCompany(1)?.email ?? null;
  const find = (id: number) => {
    const company = findExampleCompany(id);
    return id !== 1 ? company : company && listed !== null ? { ...company, email: listed } : null;
  };
  const { accepted, call, quotes } = open({ smtpUrl, find, undoMs: 0 });
  const { reference, receipt } = await accepted(DIRECTORY_QUOTE);
  const path = answerPath(reference, 1);
  // A company has one question, so the same one is sent again with its key.
  const question = { press: "question", question: "access" };
  const key = { "idempotency-key": randomUUID() };
  return {
    reference,
    /** The statuses of reading, asking, offering and declining. */
    use: async (headers: Record<string, string> = {}) => [
      (await call("GET", path, undefined, headers)).status,
      (await call("POST", `${path}/press`, question, { ...key, ...headers })).status,
      (await call("POST", `${path}/offer`, OFFER, headers)).status,
      (await call("POST", `${path}/decline`, { reason: "no-vehicle" }, headers)).status,
    ],
    /** The customer chooses company 1, which is told. */
    async choose() {
      await call("POST", `${receipt}/choose`, { companyId: 1 });
      await quotes.followUp();
    },
    press: async (body: object) => (await call("POST", `${receipt}/press`, body)).status,
    read: (headers: Record<string, string> = {}) => call("GET", path, undefined, headers),
    offer: (key?: string) => call("POST", `${path}/offer`, OFFER, key ? { "idempotency-key": key } : {}),
  };
}
const AS_FIRM = { "signed-in": "1" };

const ALL = [200, 200, 201, 200];
const NONE = [410, 410, 410, 410];

test.each([
  ["another mailbox", "new@firm.example"],
  ["no address", "Unknown"],
  ["no listing", null],
])("a link ends when its mailbox is not the listed one any more: %s", async (_, now) => {
  const { use, read } = await openRequest();
  expect(await use()).toEqual(ALL);
  listed = now;
  expect(await use()).toEqual(NONE);
  expect((await read()).body.message).toMatch(
    /not the one in the company's listing any more.*Is this your company/,
  );
  expect(await use(AS_FIRM)).toEqual(ALL);
  expect(await use({ "signed-in": "2" })).toEqual(NONE);
});

test("the same mailbox in another spelling is the same, and a former one that comes back works again", async () => {
  const { use } = await openRequest();
  const before = listed ?? "";
  listed = ` ${before.toUpperCase()} `;
  expect(await use()).toEqual(ALL);
  listed = "new@firm.example";
  expect(await use()).toEqual(NONE);
  listed = before;
  expect(await use()).toEqual(ALL);
});

test("news of a hire goes to the listed mailbox, and to another one than was asked without the link", async () => {
  const server = await mailServer();
  const { choose, press, use } = await openRequest(server.url);
  await choose();
  expect(await press({ press: "problem", problem: "damage", words: "A slab is cracked." })).toBe(200);
  const told = () =>
    server.received.flatMap(({ to, headers, text }) =>
      headers.get("subject")?.startsWith("Something is wrong") ? [{ to: to.join(), text }] : [],
    );
  await expect.poll(told).toMatchObject([{ to: listed, text: expect.stringContaining("/answer/") }]);
  listed = "new@firm.example";
  expect(await press({ press: "problem", problem: "wrong-size", words: "It is too small." })).toBe(200);
  await expect.poll(() => told().length).toBe(2);
  expect(told()[1]).toMatchObject({ to: listed, text: expect.stringContaining("/firm/requests") });
  expect(told()[1]?.text).not.toContain("/answer/");
  expect(await use()).toEqual(NONE);
});

test("a link of before an accepted claim has ended, a later one works", async () => {
  const { use, read } = await openRequest();
  const place = { location: "Leeds", county: "West Yorkshire" };
  await database()
    .insert(companies)
    .values({ id: 1, name: "Firm 1", ...place });
  const claim = { companyId: 1, kind: "claim", state: "approved" } as const;
  await database()
    .insert(proposals)
    .values({ ...claim, decidedAt: sql`now() + interval '1 second'` });
  expect(await use()).toEqual(NONE);
  expect((await read()).body.message).toContain("access to the company's page was given anew");
  expect(await use(AS_FIRM)).toEqual(ALL);
  await database().update(proposals).set({ decidedAt: sql`now() - interval '1 day'` });
  expect(await use()).toEqual(ALL);
});

const notices = async () =>
  (await rows()).deliveries.filter(({ kind }) => kind === "company-notice").map(({ recipient }) => recipient);

test("each answer is told once to the present address, and a repeated form tells nothing more", async () => {
  const { offer, use } = await openRequest();
  await offer("key");
  await offer("key");
  expect(await notices()).toEqual([listed]);
  await use();
  expect(await notices()).toEqual([listed, listed, listed]);
  const before = listed;
  listed = "new@firm.example";
  await use();
  expect(await notices()).toHaveLength(3);
  await use({ "signed-in": "1" });
  expect((await notices()).sort()).toEqual([before, before, before, listed, listed].sort());
});

test("the notice has what was answered, and no link", async () => {
  const server = await mailServer();
  const { offer, reference } = await openRequest(server.url);
  await offer();
  await expect
    .poll(() =>
      server.received.map(({ text }) => text).filter((text) => text.includes("Your price was sent")),
    )
    .toHaveLength(1);
  const notice = server.received.find(({ text }) => text.includes("Your price was sent"));
  expect(notice?.text).toContain(reference);
  expect(notice?.text).toContain("£250");
  expect(notice?.text).not.toMatch(/\/answer\/|\/receipt\//);
});

test("a reply to any email with an answer link quotes it only below the line that says so", async () => {
  // Replies to a digest go to us, not to a customer.
  const { digest: _, ...emails } = everyEmail();
  const withLink = Object.values(emails)
    .flat()
    .filter(({ blocks }) =>
      blocks.some((block) => block.kind === "button" && block.url.includes("/answer/")),
    );
  expect(withLink.length).toBeGreaterThan(2);
  for (const { blocks } of withLink) {
    const line = blocks.findIndex(
      (block) => block.kind === "text" && block.text.includes("reply above this line"),
    );
    const first = blocks.findIndex((block) => block.kind === "button");
    expect(line).toBeGreaterThanOrEqual(0);
    expect(line).toBeLessThan(first);
  }
  for (const { blocks } of [...emails.company, ...emails["company-reminder"]])
    expect(blocks.findIndex(({ kind }) => kind === "button")).toBeLessThan(
      blocks.findIndex(({ kind }) => kind === "facts"),
    );
  for (const { reason } of emails.company)
    expect(reason).toMatch(/Change your listing: https:.*\/company\/\d+\/claim$/);
});
