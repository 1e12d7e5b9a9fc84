import { Agent, get } from "node:http";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { queryRows } from "../../harness/database.ts";
import { DIRECTORY_QUOTE_BODY } from "../fuzzing/endpoints.ts";
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

test("calls that wait for the database hold a fifth of its connections for one network, and others write", async () => {
  const write = (headers: Record<string, string>, n: number) =>
    product.send({
      path: "/api/quotes",
      ...json({ ...DIRECTORY_QUOTE_BODY, email: `ann.${n}@home.example`, companies: [{ id: 1 }] }, headers),
    });
  expect((await write(from(1), 0)).status).toBe(201);
  const locking = new pg.Client({ connectionString: product.databaseUrl });
  await locking.connect();
  await locking.query("begin");
  // Each request of the network waits for its counters.
  await locking.query("select from rate_limits for update");
  const flood = Array.from({ length: 6 }, (_, n) => write(from(1), n + 1));
  const waitingQuery = "select count(*)::int from pg_stat_activity where wait_event_type = 'Lock'";
  // Not over the locking connection: a transaction sees the activity of its first look.
  const countWaiting = async () => (await queryRows(product.databaseUrl, waitingQuery))[0]?.count;
  await expect.poll(countWaiting).toBe(2);
  expect((await write(VISITOR, 100)).status).toBe(201);
  expect(await countWaiting()).toBeLessThanOrEqual(2);
  await locking.query("rollback");
  await locking.end();
  for (const { status } of await Promise.all(flood)) expect([201, 429, 503]).toContain(status);
});
