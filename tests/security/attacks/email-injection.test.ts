import { afterAll, beforeAll, expect, test } from "vitest";
import { companies } from "#server/database/tables.ts";
import { openTestApp } from "#server/testing.ts";
import { startMailCatcher } from "../../harness/mail-catcher.ts";
import { DIRECTORY_QUOTE, LEAD } from "../fuzzing/endpoints.ts";

const ADMIN = "admin@skips.example";
const FIRM = "firm@skips.example";

let server: Awaited<ReturnType<typeof startMailCatcher>>;
let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  server = await startMailCatcher();
  app = await openTestApp({ env: { SMTP_URL: server.url, ADMIN_EMAIL: ADMIN, RATE_LIMIT_FACTOR: "1000" } });
  await app.database
    .insert(companies)
    .values({ id: 1, name: "Firm\r\nBcc: victim@evil.example", location: "Leeds", county: "X", email: FIRM });
  await app.services.companies.refresh([1]);
});
afterAll(async () => {
  await app.close();
  await server.stop();
});

const post = (path: string, body: object) =>
  app.request(path, { method: "POST", body: JSON.stringify(body) });
const quote = (fields: object) =>
  post("/api/quotes", { ...DIRECTORY_QUOTE, companies: [{ id: 1 }], ...fields });
const lead = (fields: object) => post("/api/leads", { ...LEAD, ...fields });

/** What our e-mails have above their text, and nothing else. */
const HEADERS = [
  ...[
    "auto-submitted",
    "content-type",
    "date",
    "from",
    "message-id",
    "mime-version",
    "reply-to",
    "subject",
    "to",
  ],
];

/** Line breaks of every kind, and what follows them in an attack. */
const BREAKS = ["\r\n", "\n", "\r", "\u2028", "\u0085", "\v", "\f", "\r\n ", "%0d%0a", "\\r\\n"];
const INJECTED = BREAKS.map((end) => `Ann${end}Bcc: victim@evil.example${end}${end}<i data-injected>`);

/** The letters since the last time, each to one of those we write to. */
async function sent(howMany: number) {
  await expect.poll(() => server.received.length).toBe(howMany);
  const letters = server.received.splice(0);
  for (const { to, headers, html } of letters) {
    expect(to).toEqual([expect.stringMatching(/^(admin@skips|firm@skips|ann\d+@archer)\.example$/)]);
    expect([...headers.keys()].filter((name) => !HEADERS.includes(name))).toEqual([]);
    expect(headers.get("to")).toBe(to[0]);
    expect(headers.get("subject")).not.toMatch(/[\r\n]/);
    expect(html).not.toContain("<i data-injected>");
  }
  return letters;
}

test("e-mail header injection in a quote request adds no header and no recipient", async () => {
  for (const [index, text] of INJECTED.entries()) {
    const fields = { name: text, phone: text.slice(0, 40), location: text, additionalInfo: text };
    expect((await quote({ ...fields, email: `ann${index}@archer.example` })).status).toBe(201);
  }
  await sent(INJECTED.length * 3);
});

test("e-mail header injection in a listing request adds no header and no recipient", async () => {
  for (const text of INJECTED) {
    const fields = {
      name: text,
      phone: text.slice(0, 40),
      companyName: text,
      location: text,
      projectDetails: text,
    };
    expect((await lead({ ...fields, skipSize: text, duration: text })).status).toBe(201);
  }
  for (const { headers } of await sent(INJECTED.length)) expect(headers.get("reply-to")).toBe(LEAD.email);
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

test.each(ADDRESSES)("e-mail recipient injection by the address %j is refused", async (email) => {
  for (const answer of [await quote({ email }), await lead({ email })]) {
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ fields: { email: expect.any(String) } });
  }
});

test("a place cut in the middle of a character is no reason to refuse a request", async () => {
  const long = `${"x".repeat(59)}😀😀`;
  expect((await quote({ location: long, email: "ann99@archer.example" })).status).toBe(201);
  expect((await lead({ companyName: long })).status).toBe(201);
  const letters = await sent(4);
  for (const { headers } of letters) expect(headers.get("subject")).not.toMatch(/\\ud83d/i);
});

test("mail bombing: one address gets five confirmations a day, however many requests name it", async () => {
  const email = "victim@evil.example";
  for (let request = 0; request < 7; request += 1) expect((await quote({ email })).status).toBe(201);
  await expect.poll(() => server.received.length).toBe(7 + 7 + 5);
  expect(server.received.filter(({ to }) => to.includes(email))).toHaveLength(5);
});
