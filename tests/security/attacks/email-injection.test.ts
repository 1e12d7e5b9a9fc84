import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { EXAMPLE_EMAIL } from "#contract/legal.ts";
import { queryRows } from "../../harness/database.ts";
import { type MailCatcher, startMailCatcher } from "../../harness/mail-catcher.ts";
import { DIRECTORY_QUOTE_BODY, LEAD_BODY } from "../fuzzing/endpoints.ts";
import { json } from "../http-client.ts";
import { type OwnProduct, startOwnProduct } from "../own-product.ts";

const ADMIN = "admin@skips.example";
const COMPANY = "company@skips.example";

let mailCatcher: MailCatcher;
let product: OwnProduct;
beforeAll(async () => {
  mailCatcher = await startMailCatcher();
  product = await startOwnProduct({ SMTP_URL: mailCatcher.url, ADMIN_EMAIL: ADMIN });
  await queryRows(
    product.databaseUrl,
    "insert into companies (id, name, location, county, email) values (1, $1, 'Leeds', 'X', $2)",
    ["Company\r\nBcc: victim@evil.example", COMPANY],
  );
  await vi.waitFor(
    async () => expect((await product.send({ path: "/api/companies/1" })).status).toBe(200),
    10_000,
  );
});
afterAll(async () => {
  await product.stop();
  await mailCatcher.stop();
});

const post = (path: string, body: object) => product.send({ path, ...json(body) });
const quote = (fields: object) =>
  post("/api/quotes", { ...DIRECTORY_QUOTE_BODY, companies: [{ id: 1 }], ...fields });
const lead = (fields: object) => post("/api/leads", { ...LEAD_BODY, ...fields });

/** The only headers that our emails can have. */
const HEADERS = [
  ...["auto-submitted", "content-type", "date", "from", "message-id", "mime-version"],
  ...["reply-to", "subject", "to"],
];

/** Line breaks in several encodings. `INJECTED` has a text for each, in which a header follows the line break. */
const BREAKS = ["\r\n", "\n", "\r", "\u2028", "\u0085", "\v", "\f", "\r\n ", "%0d%0a", "\\r\\n"];
const INJECTED = BREAKS.map((end) => `Ann${end}Bcc: victim${end}${end}<i data-injected>`);

/** Waits for this many emails, checks and returns them, and empties the mailbox. */
async function receivedEmails(howMany: number) {
  await expect.poll(() => mailCatcher.received.length).toBe(howMany);
  const emails = mailCatcher.received.splice(0);
  for (const { to, headers, html } of emails) {
    expect(to).toEqual([expect.stringMatching(/^(admin@skips|company@skips|ann\d*@archer)\.example$/)]);
    expect([...headers.keys()].filter((name) => !HEADERS.includes(name))).toEqual([]);
    expect(headers.get("to")).toBe(to[0]);
    expect(headers.get("subject")).not.toMatch(/[\r\n]/);
    expect(html).not.toContain("<i data-injected>");
  }
  return emails;
}

test("email header injection in a quote request adds no header and no recipient", async () => {
  for (const [index, text] of INJECTED.entries()) {
    const fields = { name: text, phone: text.slice(0, 40), location: text, additionalInfo: text };
    expect((await quote({ ...fields, email: `ann${index}@archer.example` })).status).toBe(201);
  }
  await receivedEmails(INJECTED.length * 3);
});

test("email header injection in a listing request adds no header and no recipient", async () => {
  for (const [index, text] of INJECTED.entries()) {
    const fields = { name: text, phone: text.slice(0, 40), companyName: text, location: text };
    // Some line breaks become the same text, and an equal request within the hour would be the same one.
    const email = `ann${index}@archer.example`;
    const further = { projectDetails: text, skipSize: text, duration: text };
    expect((await lead({ ...fields, ...further, email })).status).toBe(201);
  }
  // Each applicant gets a copy. A reply to it reaches the site.
  const emails = await receivedEmails(INJECTED.length * 2);
  const replyTo = emails.map(({ headers }) => headers.get("reply-to"));
  const applicants = INJECTED.map((_, index) => `ann${index}@archer.example`);
  expect(replyTo.sort()).toEqual([...applicants, ...INJECTED.map(() => EXAMPLE_EMAIL)]);
});

const ADDRESSES = [
  "ann@archer.example\r\nBcc: victim@evil.example",
  "ann@archer.example\nRCPT TO:<victim@evil.example>",
  "ann@archer.example, victim@evil.example",
  "ann@archer.example;victim@evil.example",
  "ann@archer.example victim@evil.example",
  "<ann@archer.example> <victim@evil.example>",
  '"ann@archer.example"@evil.example',
  "ann@archer.example\0@evil.example",
  "ann@archer.example>",
  "ann%0d%0aBcc:victim@evil.example",
];

test.each(ADDRESSES)("email recipient injection by the address %j is refused", async (email) => {
  for (const response of [await quote({ email }), await lead({ email })]) {
    expect(response.status).toBe(400);
    expect(JSON.parse(response.body)).toMatchObject({ fields: { email: expect.any(String) } });
  }
});

test("a long text that is shortened within a surrogate pair is accepted", async () => {
  const long = `${"x".repeat(59)}😀😀`;
  expect((await quote({ location: long, email: "ann99@archer.example" })).status).toBe(201);
  expect((await lead({ companyName: long })).status).toBe(201);
  const emails = await receivedEmails(5);
  for (const { headers } of emails) expect(headers.get("subject")).not.toMatch(/\\ud83d/i);
});
