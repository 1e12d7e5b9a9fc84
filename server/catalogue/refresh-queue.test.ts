import { expect, test } from "vitest";
import { type CompanyIds, createRefreshQueue } from "./refresh-queue.ts";

/** A queue whose reads end when the test says so. */
function controlledQueue() {
  const reads: { ids: CompanyIds; end: () => void; fail: (error: Error) => void }[] = [];
  let running = 0;
  const refresh = createRefreshQueue(async (ids) => {
    running += 1;
    expect(running).toBe(1);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    reads.push({ ids, end: resolve, fail: reject });
    await promise.finally(() => {
      running -= 1;
    });
  });
  return { refresh, reads };
}

test("requests made during a read share the next read", async () => {
  const { refresh, reads } = controlledQueue();
  const first = refresh([1]);
  await expect.poll(() => reads.length).toBe(1);
  const later = [refresh([2]), refresh([3, 2])];
  reads[0]?.end();
  await first;
  await expect.poll(() => reads.length).toBe(2);
  expect(reads[1]?.ids).toEqual([2, 3]);
  reads[1]?.end();
  await Promise.all(later);
  expect(reads).toHaveLength(2);
});

test("a request does not resolve with a read that began before it", async () => {
  const { refresh, reads } = controlledQueue();
  const resolved: string[] = [];
  const first = refresh([1]).then(() => resolved.push("first"));
  await expect.poll(() => reads.length).toBe(1);
  const second = refresh([1]).then(() => resolved.push("second"));
  reads[0]?.end();
  await first;
  expect(resolved).toEqual(["first"]);
  await expect.poll(() => reads.length).toBe(2);
  reads[1]?.end();
  await second;
  expect(resolved).toEqual(["first", "second"]);
});

test("a request for all companies includes the requested ids", async () => {
  const { refresh, reads } = controlledQueue();
  const done = Promise.all([refresh([1]), refresh("all"), refresh([2])]);
  await expect.poll(() => reads.length).toBe(1);
  expect(reads[0]?.ids).toBe("all");
  reads[0]?.end();
  await done;
});

test("a failed read rejects for its own requests, and the next read runs", async () => {
  const { refresh, reads } = controlledQueue();
  const failing = refresh([1]);
  await expect.poll(() => reads.length).toBe(1);
  const next = refresh([2]);
  reads[0]?.fail(new Error("the database is down"));
  await expect(failing).rejects.toThrow("the database is down");
  await expect.poll(() => reads.length).toBe(2);
  reads[1]?.end();
  await next;
});
