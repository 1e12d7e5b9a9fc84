import type { IncomingMessage } from "node:http";
import { type Duplex, PassThrough } from "node:stream";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { expect, it } from "vitest";
import { createRequestScheduler } from "./request-scheduler.ts";

/** A request that ends when its stream is destroyed. */
function exampleRequest() {
  const message = new PassThrough() as Duplex & { socket?: Duplex };
  message.socket = message;
  return message as unknown as IncomingMessage;
}

it("starts one waiting job per iteration of the event loop", async () => {
  const { waitInQueue } = createRequestScheduler();
  const started: string[] = [];
  const jobs = ["a", "b"].map((name) => waitInQueue("visitor").then(() => started.push(name)));
  expect(started).toEqual([]);
  await yieldToEventLoop();
  expect(started).toEqual(["a"]);
  await Promise.all(jobs);
  expect(started).toEqual(["a", "b"]);
});

it("lets visitors take turns, so that a flood delays only its sender", async () => {
  const { waitInQueue } = createRequestScheduler();
  const started: string[] = [];
  const visitors = ["flood", "flood", "flood", "flood", "visitor"];
  await Promise.all(visitors.map((visitor) => waitInQueue(visitor).then(() => started.push(visitor))));
  expect(started).toEqual(["flood", "visitor", "flood", "flood", "flood"]);
});

it("starts slow jobs of a visitor at a limited rate, and those of others in the meantime", async () => {
  // Limits: a burst of one job, then one job in ten seconds.
  const { waitInQueue, charge, isWithinRate } = createRequestScheduler({ rateFactor: 0.01, maxWaitMs: 50 });
  await waitInQueue("flood");
  expect(isWithinRate("flood")).toBe(false);
  const second = waitInQueue("flood");
  await waitInQueue("visitor");
  await expect(second).rejects.toMatchObject({ status: 503 });
  charge("reader of large lists", 2 ** 20);
  await expect(waitInQueue("reader of large lists")).rejects.toMatchObject({ status: 503 });
});

it("charges a job that took long as several, and a short one as one", async () => {
  // Limits: a burst of ten jobs, then one job a second.
  const { waitInQueue, chargeTime, isWithinRate } = createRequestScheduler({
    rateFactor: 0.1,
    maxWaitMs: 50,
  });
  for (const visitor of ["pages", "maps"]) await waitInQueue(visitor);
  chargeTime("pages", 5);
  chargeTime("maps", 15);
  expect(isWithinRate("pages")).toBe(true);
  await waitInQueue("maps");
  await expect(waitInQueue("maps")).rejects.toMatchObject({ status: 503 });
});

it("runs quick jobs at once, and those beyond a slice of time in later iterations", async () => {
  const { runQuick } = createRequestScheduler();
  const run: string[] = [];
  const runJob = (name: string, ms = 0) =>
    runQuick(
      () => name,
      () => {
        run.push(name);
        for (const end = performance.now() + ms; performance.now() < end; );
      },
    );
  runJob("a");
  runJob("b", 10);
  for (const name of ["c", "d"]) runJob(name);
  expect(run).toEqual(["a", "b"]);
  await yieldToEventLoop();
  await yieldToEventLoop();
  expect(run).toEqual(["a", "b", "c", "d"]);
  await yieldToEventLoop();
  runJob("e");
  expect(run).toHaveLength(5);
});

it("prepares nothing while the bodies that are being sent fill the memory", async () => {
  const scheduler = createRequestScheduler({ maxBytes: 1_000 });
  const [first, second] = [exampleRequest(), exampleRequest()];
  const body = Buffer.alloc(600);
  scheduler.hold(body, first);
  // A body counts once, although two clients read it.
  scheduler.hold(body, second);
  expect(scheduler.hasMemory()).toBe(true);
  const third = exampleRequest();
  scheduler.hold(Buffer.alloc(600), third);
  expect(scheduler.hasMemory()).toBe(false);
  let isStarted = false;
  const job = scheduler.waitInQueue("visitor").then(() => {
    isStarted = true;
  });
  await yieldToEventLoop();
  await yieldToEventLoop();
  expect(isStarted).toBe(false);
  third.destroy();
  await job;
});

it("counts a body that is being compressed until that ends, because it cannot be stopped", () => {
  const scheduler = createRequestScheduler({ maxBytes: 1 });
  const release = scheduler.count(Buffer.alloc(1));
  expect(scheduler.hasMemory()).toBe(false);
  release();
  release();
  expect(scheduler.hasMemory()).toBe(true);
});

it("does not count a body for a client that has left", () => {
  const scheduler = createRequestScheduler({ maxBytes: 1 });
  const left = exampleRequest();
  left.destroy();
  scheduler.hold(Buffer.alloc(1), left);
  expect(scheduler.hasMemory()).toBe(true);
});

it("answers 503 with Retry-After when the queue does not move in time, or too many wait", async () => {
  const scheduler = createRequestScheduler({ maxBytes: 1, maxWaitMs: 10, maxWaiting: 1 });
  scheduler.hold(Buffer.alloc(1), exampleRequest());
  const busy = { status: 503, headers: { "retry-after": "5" } };
  const waits = scheduler.waitInQueue("first");
  await expect(scheduler.waitInQueue("second")).rejects.toMatchObject(busy);
  await expect(waits).rejects.toMatchObject(busy);
});

it("cuts off responses that take long when the memory is needed", async () => {
  const scheduler = createRequestScheduler({ maxBytes: 1_000, maxSendMs: 0 });
  const slow = exampleRequest();
  scheduler.hold(Buffer.alloc(1_000), slow);
  await scheduler.waitInQueue("visitor");
  expect(slow.destroyed).toBe(true);
});
