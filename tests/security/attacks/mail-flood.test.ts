import { afterAll, beforeAll, expect, test } from "vitest";
import { type MailCatcher, startMailCatcher } from "../../harness/mail-catcher.ts";
import { DIRECTORY_QUOTE_BODY } from "../fuzzing/endpoints.ts";
import { form, json } from "../http-client.ts";
import { type OwnProduct, startOwnProduct } from "../own-product.ts";
import { addTestCompanies } from "../test-companies.ts";

let mailCatcher: MailCatcher;
let product: OwnProduct;
beforeAll(async () => {
  mailCatcher = await startMailCatcher();
  product = await startOwnProduct({
    SMTP_URL: mailCatcher.url,
    RATE_LIMIT_FACTOR: "1",
    TRUST_PROXY: "1",
  });
  await addTestCompanies(product.databaseUrl, `http://127.0.0.1:${product.port}`);
});
afterAll(async () => {
  await product.stop();
  await mailCatcher.stop();
});

const ALL_FIVE = [1, 2, 3, 4, 5].map((id) => ({ id }));
const REQUESTS = 150;
const NETWORKS = 30;

/** Sends a request from the IPv6 /48 network with this number, like an attacker with machines at many providers. */
async function sendFrom(network: number, fields: object) {
  const headers = { "x-forwarded-for": `2001:db8:${network.toString(16)}::1` };
  const body = { ...DIRECTORY_QUOTE_BODY, companies: ALL_FIVE, ...fields };
  const response = await product.send({ path: "/api/quotes", ...json(body, headers) });
  expect(response.status).toBe(201);
}

/** At a large provider: the requests of any other domain are limited together. */
const customer = (number: number) => ({
  email: `customer${number}@gmail.com`,
  phone: `07700 ${String(900_000 + number)}`,
});

const emailsTo = (address: string) => mailCatcher.received.filter(({ to }) => to.includes(address)).length;

test("mail bombing in somebody's name: after five requests only that person gets emails, three at most", async () => {
  const victim = { email: "victim@home.example", phone: "0113 496 0000" };
  for (let sent = 0; sent < REQUESTS; sent += 1)
    await sendFrom(sent % NETWORKS, { ...victim, additionalInfo: `Skip ${sent}` });
  await expect.poll(() => emailsTo("victim@home.example")).toBe(5 + 3);
  for (const { id } of ALL_FIVE) await expect.poll(() => emailsTo(`no${id}@skips.example`)).toBe(5);
  expect(mailCatcher.received).toHaveLength(5 + 3 + 5 * ALL_FIVE.length);
});

test("the person named confirms a request on the page of the email's link, by POST only and without script", async () => {
  const links = mailCatcher.received
    .filter(({ text }) => text.includes("See and confirm the request"))
    .flatMap(({ text }) => text.match(/\/receipt\/\S+/) ?? []);
  const [path = ""] = links;
  expect((await product.send({ path })).body).toContain("Yes, send my request");
  expect(emailsTo("no1@skips.example")).toBe(5);
  expect((await product.send({ path, ...form({ intent: "send-link" }) })).status).toBe(409);
  expect((await product.send({ path, ...form({ intent: "confirm" }) })).status).toBe(303);
  await expect.poll(() => emailsTo("no1@skips.example")).toBe(6);
});

test("mail flood to companies under invented names: 60 emails a company, and another customer waits for none of them", async () => {
  const flood = Array.from({ length: REQUESTS }, (_, sent) => sent);
  await Promise.all(flood.map((sent) => sendFrom(100 + (sent % NETWORKS), customer(sent))));
  const before = mailCatcher.received.length;
  await sendFrom(999, { email: "genuine@home.example", phone: "0113 496 0999", companies: [{ id: 6 }] });
  await expect.poll(() => emailsTo("genuine@home.example")).toBe(1);
  const genuine = mailCatcher.received.findIndex(({ to }) => to.includes("genuine@home.example"));
  const meanwhile = mailCatcher.received.slice(before, genuine);
  expect(meanwhile.filter(({ to }) => to[0]?.endsWith("skips.example")).length).toBeLessThan(20);
  // Only the emails of those requests go before it whose companies had not yet reached 60 emails.
  expect(meanwhile.filter(({ to }) => to[0]?.startsWith("customer")).length).toBeLessThan(80);
  for (const { id } of ALL_FIVE) await expect.poll(() => emailsTo(`no${id}@skips.example`)).toBe(60);
});
