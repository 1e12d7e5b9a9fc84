import { Agent, get } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { json } from "../http-client.ts";
import { type OwnProduct, startOwnProduct } from "../own-product.ts";
import { addTestCompanies } from "../test-companies.ts";

const METRICS_TOKEN = "for the tests of floods";
let product: OwnProduct;
beforeAll(async () => {
  product = await startOwnProduct({ RATE_LIMIT_FACTOR: "1", TRUST_PROXY: "1", METRICS_TOKEN });
  await addTestCompanies(product.databaseUrl, `http://127.0.0.1:${product.port}`);
});
afterAll(() => product.stop());

/** Network `n` of the 65,536 that one person gets from a tunnel broker: all are in one /48. */
const from = (n: number) => ({ "x-forwarded-for": `2001:db8:40:${n.toString(16)}::1` });
const VISITOR = { "x-forwarded-for": "203.0.113.9" };

/** Opens a connection for each request. `send` would use a few for all. */
function getAtOnce(path: string, headers: Record<string, string>, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get({ port: product.port, host: "127.0.0.1", path, headers, agent }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode ?? 0));
    }).on("error", reject);
  });
}

test("a flood of new pages from changing networks of one provider leaves other visitors their turn", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 600 });
  const flood = Array.from({ length: 600 }, (_, n) =>
    getAtOnce(`/search?location=Leeds&search=q${n}`, from(n), agent),
  );
  const statuses: number[] = [];
  for (let page = 0; page < 10; page += 1) {
    const path = `/search?location=Leeds&search=visitor${page}`;
    statuses.push((await product.send({ path, headers: VISITOR })).status);
  }
  expect(statuses).toEqual(Array(10).fill(200));
  const answers = await Promise.all(flood);
  expect(answers.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(answers).toContain(503);
  agent.destroy();
});

const review = (n: number) => ({
  ...{ companyId: 1 + (n % 5), customerName: `Kim ${n}`, rating: 4 },
  ...{ title: `Visit ${n}`, content: `Lorry number ${n} came on time.` },
});

/** How often the page at `route` was rendered. */
async function rendered(route: string): Promise<number> {
  const { body } = await product.send({
    path: "/metrics",
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  const series = `skip_finder_request_seconds_count{route="${route}",method="GET",status="200"} `;
  return Number(
    body
      .split("\n")
      .find((line) => line.startsWith(series))
      ?.slice(series.length) ?? 0,
  );
}

test("reviews one after the other do not empty everybody's cache", async () => {
  const before = await rendered("/how-we-work");
  const statuses: number[] = [];
  for (let n = 0; n < 10; n += 1) {
    const written = await product.send({ path: "/api/reviews", ...json(review(n), from(n)) });
    expect(written.status).toBe(201);
    for (let visit = 0; visit < 10; visit += 1)
      statuses.push((await product.send({ path: "/how-we-work", headers: VISITOR })).status);
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
  // One for each review, and some while the machine is busy.
  expect((await rendered("/how-we-work")) - before).toBeLessThan(30);
});
