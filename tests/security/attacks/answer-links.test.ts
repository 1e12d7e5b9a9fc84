import { afterAll, beforeAll, expect, test } from "vitest";
import { MAX_ANSWERS } from "#contract/answers/offer.ts";
import { RATE_LIMITS } from "#contract/limits.ts";
import { type MailCatcher, startMailCatcher } from "../../harness/mail-catcher.ts";
import { DECLINE_BODY, DIRECTORY_QUOTE_BODY, OFFER_BODY } from "../fuzzing/endpoints.ts";
import { form, json } from "../http-client.ts";
import { type OwnProduct, startOwnProduct } from "../own-product.ts";
import { addTestCompanies } from "../test-companies.ts";

const CUSTOMER = "customer@home.example";
const SECRET_NOTE = "Ring Zyxwv on 01632 960555";

let mailCatcher: MailCatcher;
let product: OwnProduct;
/** The tokens of the answer links that companies 1 and 2 were emailed. */
let tokens: string[];

const mailTo = (address: string) => mailCatcher.received.filter(({ to }) => to.includes(address));
const offer = (token: string, headers: Record<string, string> = {}) =>
  product.send({
    path: `/api/answers/${token}/offer`,
    ...json({ ...OFFER_BODY, note: SECRET_NOTE }, headers),
  });

beforeAll(async () => {
  mailCatcher = await startMailCatcher();
  product = await startOwnProduct({
    SMTP_URL: mailCatcher.url,
    RATE_LIMIT_FACTOR: "1",
    TRUST_PROXY: "1",
    LOG_LEVEL: "debug",
  });
  await addTestCompanies(product.databaseUrl, `http://127.0.0.1:${product.port}`);
  const quote = { ...DIRECTORY_QUOTE_BODY, email: CUSTOMER, companies: [{ id: 1 }, { id: 2 }] };
  await product.send({ path: "/api/quotes", ...json(quote) });
});
afterAll(async () => {
  await product.stop();
  await mailCatcher.stop();
});

test("link of another company: each company gets its own", async () => {
  const links = () =>
    [1, 2].flatMap((id) =>
      mailTo(`no${id}@skips.example`).flatMap(({ text }) => text.match(/(?<=\/answer\/)\S+/) ?? []),
    );
  await expect.poll(links).toHaveLength(2);
  tokens = links();
  expect(new Set(tokens).size).toBe(2);
});

test("answer link enumeration: a forged link gets the same response as an unknown request", async () => {
  const [one = "", two = ""] = tokens;
  const [reference = "", , signature = ""] = one.split(".");
  const forged = [
    `${reference}.1.${"A".repeat(43)}`,
    `${reference}.2.${signature}`,
    `${reference}.1.${two.split(".").at(-1)}`,
    `SF-0000-00.1.${signature}`,
    `${reference}.01.${signature}`,
    `${reference}.1`,
    `${one}.${signature}`,
  ];
  const responses = await Promise.all(forged.map((token) => product.send({ path: `/api/answers/${token}` })));
  expect(new Set(responses.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
  expect(responses[0]?.status).toBe(404);
});

test.each(["/api/answers/", "/answer/"])(
  "forwarded link: %s gives away no name, address or telephone of the customer, and stays in no cache",
  async (folder) => {
    const { status, headers, body } = await product.send({ path: `${folder}${tokens[0]}` });
    expect([status, headers.get("cache-control"), headers.get("x-robots-tag")]).toEqual([
      200,
      "no-store",
      "noindex",
    ]);
    for (const secret of [CUSTOMER, DIRECTORY_QUOTE_BODY.name, DIRECTORY_QUOTE_BODY.phone])
      expect(body).not.toContain(secret);
  },
);

test("flood of offers: one link sends ten, and the customer gets one email of them", async () => {
  const sent = [];
  for (let number = 0; number <= MAX_ANSWERS; number += 1) sent.push((await offer(tokens[0] ?? "")).status);
  expect(sent).toEqual([...Array<number>(MAX_ANSWERS).fill(201), 409]);
  const news = () => mailTo(CUSTOMER).filter(({ text }) => text.startsWith("Quotes for your"));
  await expect.poll(news).toHaveLength(1);
  expect(news()[0]?.text).not.toContain("Zyxwv");
});

test("flood from one network: answers an hour are limited, and reading is not", async () => {
  const from = { "x-forwarded-for": "203.0.113.77" };
  const decline = {
    path: `/api/answers/${tokens[1]}/decline`,
    ...json(DECLINE_BODY, from),
  };
  const key = { "idempotency-key": "one" };
  const repeated = { ...decline, headers: { ...decline.headers, ...key } };
  for (let number = 0; number < RATE_LIMITS.answer.most; number += 1)
    expect((await product.send(repeated)).status).toBe(200);
  const { status, headers } = await product.send(repeated);
  expect([status, headers.get("retry-after")]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  const page = `/answer/${tokens[1]}`;
  const posted = form({ intent: "decline", reason: "other" });
  const withoutScript = await product.send({
    path: page,
    ...posted,
    headers: { ...posted.headers, ...from },
  });
  expect(withoutScript.status).toBe(429);
  for (const path of [page, `/api/answers/${tokens[1]}`])
    expect((await product.send({ path, headers: from })).status).toBe(200);
});

test("tokens and words in the log: neither a link nor anything typed is logged", () => {
  const log = product.lines.join("\n");
  expect(log).toContain("/api/answers/.../offer");
  for (const secret of [
    ...tokens,
    ...tokens.map((token) => token.split(".").at(-1) ?? ""),
    "Zyxwv",
    CUSTOMER,
  ])
    expect(log).not.toContain(secret);
});
