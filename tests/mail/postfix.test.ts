import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { adminToken } from "../harness/admin-token.ts";
import { formatSeconds, recordMeasurement } from "../harness/measurements.ts";
import { startProduct } from "../harness/product.ts";
import { readReceipt, sendTestQuote } from "../harness/quote-flow.ts";
import { type MailServers, PASSWORD, SENDER, startMailServers, TEST_ADDRESSES } from "./servers/postfix.ts";

let servers: MailServers;
beforeAll(async () => {
  servers = await startMailServers();
});
afterAll(() => servers?.stop());

const ACCOUNT = `${encodeURIComponent(SENDER)}:${encodeURIComponent(PASSWORD)}@`;

interface Work {
  failedEmails: { items: { recipient: string; kind: string; lastError: string }[] };
}
interface Quote {
  deliveries: { recipient: string; kind: string; state: string; lastError: string | null }[];
}

/** Starts the product with one company for each address. `account` is the user info in the mail server's URL. */
async function start(addresses: readonly string[], { account = ACCOUNT, env = {} } = {}) {
  const product = await startProduct({
    env: {
      SMTP_URL: `smtp://${account}127.0.0.1:${servers.port}?requireTLS=true`,
      MAIL_FROM: `Skip Finder <${SENDER}>`,
      NODE_EXTRA_CA_CERTS: servers.authority,
      ...env,
    },
  });
  onTestFinished(async () => void (await product.stop()));
  const headers = { authorization: `Bearer ${await adminToken(product.url)}` };
  const ids: number[] = [];
  for (const [n, email] of addresses.entries()) {
    const company = { name: `Firm ${n}`, location: "Leeds", county: "West Yorkshire", email };
    const body = JSON.stringify(company);
    const answer = await fetch(`${product.url}/api/companies`, { method: "POST", headers, body });
    expect(answer.status).toBe(201);
    ids.push((await answer.json()).id);
  }
  const read = async <Body>(path: string): Promise<Body> =>
    (await fetch(`${product.url}${path}`, { headers })).json() as Promise<Body>;
  return {
    product,
    ask: () => sendTestQuote(product.url, TEST_ADDRESSES.fine, ids),
    /** Returns the failed emails in the work queue, each with its recipient and reason. */
    desk: async () =>
      (await read<Work>("/api/work")).failedEmails.items
        .map(({ recipient, lastError }) => `${recipient}: ${lastError}`)
        .sort(),
    /** Returns the emails to companies that the dashboard shows, each with its recipient, state and reason. */
    reasons: async () => {
      const quotes = await read<Quote[]>("/api/quotes");
      return quotes.flatMap(({ deliveries }) =>
        deliveries
          .filter(({ kind }) => kind === "company")
          .map(({ recipient, state, lastError }) => `${recipient} ${state}: ${lastError}`),
      );
    },
  };
}

const page = async (url: string, receipt: string) =>
  (await fetch(`${url}${receipt.replace("/receipts/", "/receipt/")}`)).text();

test("each company's state is right on the receipt and on the desk, whatever Postfix does", async ({
  task,
}) => {
  const started = performance.now();
  const { product, ask, desk, reasons } = await start([
    ...[
      TEST_ADDRESSES.fine,
      TEST_ADDRESSES.greylisted,
      TEST_ADDRESSES.full,
      TEST_ADDRESSES.nobody,
      TEST_ADDRESSES.returned,
    ],
  ]);
  await servers.handOverTo(product.url);
  const { receipt, reference } = await ask();
  const states = async () => {
    const { companies } = await readReceipt(product.url, receipt);
    return (companies as { state: string }[]).map(({ state }) => state);
  };
  await expect.poll(reasons).toContainEqual(expect.stringMatching(/^patient@firm\.test queued: .*\(450\)$/));
  // The email to the last company was sent and then returned, so its state is "failed" as well.
  await expect.poll(states).toEqual(["sent", "sent", "failed", "failed", "failed"]);
  recordMeasurement(task, "until the greylisted email is sent", formatSeconds(performance.now() - started));
  expect(await desk()).toEqual([
    "full@firm.test: The mail server refused the recipient (552): the mailbox is full",
    "gone@far.test: The address is dead (5.1.1): there is no such mailbox",
    "nobody@firm.test: The mail server refused the recipient (550): there is no such mailbox",
  ]);
  expect((await page(product.url, receipt)).match(/Could not be delivered/g)).toHaveLength(3);

  for (const address of [TEST_ADDRESSES.fine, TEST_ADDRESSES.greylisted]) {
    const emails = await servers.emailsOf(address);
    const about = emails.filter((email) => email.includes(reference));
    expect(about.length).toBeGreaterThan(0);
    for (const email of about) {
      expect(email).toMatch(/with ESMTPSA id/);
      expect(email).toContain(`Return-Path: <${SENDER}>`);
    }
  }
  // If the next server refuses an email, Postfix returns the email to MAIL_FROM with the reason.
  await expect.poll(() => servers.emailsOf(SENDER)).toHaveLength(1);
  const [bounce] = await servers.emailsOf(SENDER);
  expect(bounce).toMatch(/^Final-Recipient: rfc822; gone@far\.test$/m);
  expect(bounce).toMatch(/^Status: 5\.1\.1$/m);
});

test("an email to a mailbox that is full for now waits, and says why", async () => {
  const { product, ask, reasons } = await start([TEST_ADDRESSES.fullForNow]);
  const { receipt } = await ask();
  const waits = `${TEST_ADDRESSES.fullForNow} queued: The mail server would not take the recipient yet (452): the mailbox is full`;
  await expect.poll(reasons).toEqual([waits]);
  expect(await readReceipt(product.url, receipt)).toMatchObject({ companies: [{ state: "queued" }] });
});

test.each([
  {
    what: "without a user name",
    account: "",
    env: {},
    address: TEST_ADDRESSES.elsewhere,
    reason: "The mail server does not let us send: check SMTP_URL and MAIL_FROM (554)",
  },
  {
    what: "with a wrong password",
    account: `${encodeURIComponent(SENDER)}:wrong@`,
    env: {},
    address: TEST_ADDRESSES.fine,
    reason: "The mail server refused our user name or password (535)",
  },
  {
    what: "with another sender than the account's",
    account: ACCOUNT,
    env: { MAIL_FROM: "somebody@site.test" },
    address: TEST_ADDRESSES.fine,
    reason: "The mail server does not let us send: check SMTP_URL and MAIL_FROM (553)",
  },
  {
    what: "with a certificate that nobody vouches for",
    account: ACCOUNT,
    env: { NODE_EXTRA_CA_CERTS: "" },
    address: TEST_ADDRESSES.fine,
    reason: "The mail server's certificate could not be verified",
  },
])(
  "$what emails wait for the settings to be corrected, and say so",
  async ({ account, env, address, reason }) => {
    const { ask, desk, reasons } = await start([address], { account, env });
    await ask();
    await expect.poll(reasons).toEqual([`${address} queued: ${reason}`]);
    expect(await desk()).toEqual([]);
  },
);
