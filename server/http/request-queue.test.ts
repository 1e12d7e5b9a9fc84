import type { IncomingMessage } from "node:http";
import { type Duplex, PassThrough } from "node:stream";
import { Hono } from "hono";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createRequestQueue, inQueue, PROCESSOR_MS } from "./request-queue.ts";

const BUSY = { status: 503, headers: { "retry-after": "5" } };
const page = (inner: string, outer = inner) => ({ networks: { inner, outer }, kind: "page" as const });
const call = (inner: string, outer = inner) => ({ networks: { inner, outer }, kind: "database" as const });

// Here a millisecond passes in each turn of the event loop: none pass while a busy machine does something else.
const TURNS = { shouldAdvanceTime: true, advanceTimeDelta: 1 };
beforeEach(() => void vi.useFakeTimers({ ...TURNS, toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

/** Expects that a job is refused, with `refusal`, after it has waited for `waitMs`. */
async function expectRefusedAfter(waitMs: number, refused: Promise<unknown>, refusal: object = BUSY) {
  const checked = expect(refused).rejects.toMatchObject(refusal);
  await vi.advanceTimersByTimeAsync(waitMs);
  await checked;
}

/** A queue that records the names of started jobs. Every job ends at once. */
function recordingQueue(limits: Parameters<typeof createRequestQueue>[0] = {}) {
  const queue = createRequestQueue({ rateFactor: 1_000, ...limits });
  const started: string[] = [];
  const run = (task: ReturnType<typeof page>, name = task.networks.inner) =>
    queue.run(task, async () => void started.push(name));
  return { queue, started, run };
}

it("lets outer networks take turns, and within each its inner networks", async () => {
  const { started, run } = recordingQueue();
  const waiting = ["a1", "a1", "a1", "a2", "b1", "b1"].map((inner) => run(page(inner, inner[0])));
  await Promise.all(waiting);
  expect(started).toEqual(["a1", "b1", "a2", "b1", "a1", "a1"]);
});

it("delays a flood from changing inner networks as much as one from a single one", async () => {
  const { started, run } = recordingQueue();
  const flood = Array.from({ length: 100 }, (_, n) => run(page(`flood ${n}`, "flood")));
  await Promise.all([...flood, run(page("visitor"))]);
  expect(started.indexOf("visitor")).toBe(1);
});

it("runs at most a fifth of what runs for one outer network, and lets others pass", async () => {
  const queue = createRequestQueue();
  const released = Promise.withResolvers<void>();
  let running = 0;
  const hang = () => {
    running += 1;
    return released.promise;
  };
  const flood = Array.from({ length: 10 }, (_, n) => queue.run(call(`flood ${n}`, "flood"), hang));
  await expect.poll(() => running).toBe(2);
  expect(await queue.run(call("visitor"), async () => running)).toBe(2);
  // A page of the same network does not wait for its calls to the database.
  expect(await queue.run(page("flood 1", "flood"), async () => running)).toBe(2);
  released.resolve();
  await Promise.all(flood);
  expect(running).toBe(10);
});

it("drops the newest request of the longest queue when too many wait", async () => {
  const { started, run } = recordingQueue({ maxWaiting: 3 });
  const flood = ["first", "second", "third"].map((name) => run(page(name, "flood"), name));
  const visitor = run(page("visitor"));
  await expect(flood[2]).rejects.toMatchObject(BUSY);
  await Promise.all([flood[0], flood[1], visitor]);
  expect(started).toEqual(["first", "visitor", "second"]);
});

it("lets one outer network wait for only so many, and drops those of its busiest inner network", async () => {
  const { run } = recordingQueue({ maxWaitingOfNetwork: 2 });
  const flood = [1, 2].map(() => run(page("flood", "shared")));
  const neighbour = run(page("neighbour", "shared"));
  await expect(flood[1]).rejects.toMatchObject(BUSY);
  await Promise.all([flood[0], neighbour]);
});

it("starts nothing for a network that has used its processor time, and others in the meantime", async () => {
  const { queue, run } = recordingQueue({ rateFactor: 0.01, maxWaitMs: 50 });
  const flood = page("flood 1", "flood");
  queue.charge(flood.networks, 250);
  const refused = run(flood);
  await run(page("visitor"));
  await expectRefusedAfter(50, refused);
  // What a change made necessary is not the visitor's own.
  await run({ ...flood, isFree: true } as typeof flood);
});

it("counts the processor time of inner networks together, and has more for them than for one", async () => {
  const { queue, run } = recordingQueue({ maxWaitMs: 50, rateFactor: 1 });
  for (let n = 0; n < 3; n += 1) queue.charge({ inner: "1", outer: "flood" }, 250);
  await expectRefusedAfter(50, run(page("1", "flood")));
  await run(page("2", "flood"));
  for (let n = 2; n < 10; n += 1) queue.charge({ inner: `${n}`, outer: "flood" }, 250);
  await expectRefusedAfter(50, run(page("new", "flood")));
});

it("makes pictures one at a time, while pages and calls pass", async () => {
  const { queue, started, run } = recordingQueue();
  const picture = (visitor: string) => ({ ...page(visitor), kind: "picture" as const });
  const released = Promise.withResolvers<void>();
  const first = queue.run(picture("flood"), () => released.promise);
  const second = queue.run(picture("visitor"), async () => void started.push("picture"));
  await Promise.all([run(page("page")), queue.run(call("call"), async () => void started.push("call"))]);
  expect(started.toSorted()).toEqual(["call", "page"]);
  released.resolve();
  await Promise.all([first, second]);
  expect(started).toContain("picture");
});

it("answers 503 with Retry-After when the queue does not move in time", async () => {
  const queue = createRequestQueue({ maxWaitMs: 10, maxRunning: 5 });
  const released = Promise.withResolvers<void>();
  const running = queue.run(page("visitor"), () => released.promise);
  await expectRefusedAfter(
    10,
    queue.run(page("visitor"), async () => {}),
  );
  released.resolve();
  await running;
});

it("says that the database is not answering when no call to it ends while one waits", async () => {
  const queue = createRequestQueue({ maxWaitMs: 4_000, maxRunning: 5 });
  const released = Promise.withResolvers<void>();
  const hanging = queue.run(call("visitor"), () => released.promise);
  const refusal = (words: string) => ({ status: 503, message: expect.stringContaining(words) });
  const down = refusal("our database is not answering");
  await expectRefusedAfter(
    4_000,
    queue.run(call("visitor"), async () => {}),
    down,
  );
  const waiting = queue.run(call("visitor"), async () => {});
  await vi.advanceTimersByTimeAsync(3_000);
  await queue.run(call("other visitor"), async () => queue.noteAnswer("database"));
  await expectRefusedAfter(1_000, waiting, refusal("very busy"));
  released.resolve();
  await hanging;
});

it("does nothing for a client that has gone while it waited", async () => {
  const { started, run } = recordingQueue();
  const client = new AbortController();
  const waiting = run({ ...page("visitor"), signal: client.signal } as ReturnType<typeof page>);
  client.abort();
  await expect(waiting).rejects.toMatchObject(BUSY);
  expect(started).toEqual([]);
});

it("charges a client that leaves while its job runs", async () => {
  const queue = createRequestQueue({ maxWaitMs: 50, rateFactor: 0.01 });
  const [client, networks] = [new AbortController(), { inner: "visitor", outer: "network" }];
  const released = Promise.withResolvers<void>();
  const app = new Hono<{ Variables: { [PROCESSOR_MS]: number } }>();
  app.use(inQueue(queue, () => networks, "page")).get("/", async (c) => {
    c.set(PROCESSOR_MS, 250);
    client.abort();
    await released.promise;
    return c.text("made");
  });
  const answered = app.request(new Request("http://localhost/", { signal: client.signal }));
  await expect.poll(() => client.signal.aborted).toBe(true);
  released.resolve();
  expect((await answered).status).toBe(200);
  await expectRefusedAfter(
    50,
    queue.run({ networks, kind: "page" }, async () => {}),
  );
});

it("does nothing for a client that had gone before it waited", async () => {
  const { started, run } = recordingQueue();
  const waiting = run({ ...page("visitor"), signal: AbortSignal.abort() } as ReturnType<typeof page>);
  await expect(waiting).rejects.toMatchObject(BUSY);
  expect(started).toEqual([]);
});

/** A request that ends when its stream is destroyed. */
function exampleRequest() {
  const message = new PassThrough() as Duplex & { socket?: Duplex };
  message.socket = message;
  return message as unknown as IncomingMessage;
}
const MEGABYTE = 2 ** 20;

it("makes nothing for a visitor who does not read, until the visitor reads or leaves", async () => {
  const { queue, run } = recordingQueue({ maxWaitMs: 100 });
  const [first, second] = [exampleRequest(), exampleRequest()];
  const body = Buffer.alloc(5 * MEGABYTE);
  // A body counts once, although two clients read it.
  for (const message of [first, second]) queue.hold(() => "reader", body, message);
  await run(page("reader"));
  const third = exampleRequest();
  queue.hold(() => "reader", Buffer.alloc(5 * MEGABYTE), third);
  await expectRefusedAfter(100, run(page("reader")));
  await run(page("visitor"));
  third.destroy();
  await run(page("reader"));
});

it("disconnects the client that has not read for the longest time when all together hold too much", () => {
  const { queue } = recordingQueue();
  const messages = Array.from({ length: 6 }, exampleRequest);
  for (const [n, message] of messages.entries())
    queue.hold(() => `${n}`, Buffer.alloc(8 * MEGABYTE), message);
  expect(messages.map(({ destroyed }) => destroyed)).toEqual([true, true, ...Array(4).fill(false)]);
});

it("counts no body for a client that has left", async () => {
  const { queue, run } = recordingQueue();
  const left = exampleRequest();
  left.destroy();
  queue.hold(() => "reader", Buffer.alloc(20 * MEGABYTE), left);
  await run(page("reader"));
});

/** Node needs this option for a body that is sent later. Its types do not know it. */
const HALF_DUPLEX = { duplex: "half" };

it("lets no slow sender of a form keep others waiting", async () => {
  const networks = { inner: "visitor", outer: "network" };
  const app = new Hono().post(
    "/quote",
    inQueue(createRequestQueue(), () => networks),
    async (c) => c.text(await c.req.text()),
  );
  const send = (body: BodyInit) =>
    app.request(new Request("http://localhost/quote", { method: "POST", body, ...HALF_DUPLEX }));
  const slow = Array.from({ length: 5 }, () => send(new ReadableStream()));
  expect(await (await send("sent")).text()).toBe("sent");
  expect(slow).toHaveLength(5);
});
