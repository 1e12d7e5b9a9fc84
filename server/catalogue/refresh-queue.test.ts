import { expect, test } from "vitest";
import { type CompanyIds, createRefreshQueue } from "./refresh-queue.ts";

/** Readings that end when told to. */
function controlled() {
  const readings: { ids: CompanyIds; end: () => void; fail: (error: Error) => void }[] = [];
  let atOnce = 0;
  const refresh = createRefreshQueue(async (ids) => {
    atOnce += 1;
    expect(atOnce).toBe(1);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    readings.push({ ids, end: resolve, fail: reject });
    await promise.finally(() => {
      atOnce -= 1;
    });
  });
  return { refresh, readings };
}

test("requests made during a reading share the one that follows it", async () => {
  const { refresh, readings } = controlled();
  const first = refresh([1]);
  await expect.poll(() => readings.length).toBe(1);
  const later = [refresh([2]), refresh([3, 2])];
  readings[0]?.end();
  await first;
  await expect.poll(() => readings.length).toBe(2);
  expect(readings[1]?.ids).toEqual([2, 3]);
  readings[1]?.end();
  await Promise.all(later);
  expect(readings).toHaveLength(2);
});

test("a request is not answered by a reading that began before it", async () => {
  const { refresh, readings } = controlled();
  const answered: string[] = [];
  const first = refresh([1]).then(() => answered.push("first"));
  await expect.poll(() => readings.length).toBe(1);
  const second = refresh([1]).then(() => answered.push("second"));
  readings[0]?.end();
  await first;
  expect(answered).toEqual(["first"]);
  await expect.poll(() => readings.length).toBe(2);
  readings[1]?.end();
  await second;
  expect(answered).toEqual(["first", "second"]);
});

test("all includes every company named", async () => {
  const { refresh, readings } = controlled();
  const done = Promise.all([refresh([1]), refresh("all"), refresh([2])]);
  await expect.poll(() => readings.length).toBe(1);
  expect(readings[0]?.ids).toBe("all");
  readings[0]?.end();
  await done;
});

test("a reading that fails is told to those who asked, and the next goes ahead", async () => {
  const { refresh, readings } = controlled();
  const failing = refresh([1]);
  await expect.poll(() => readings.length).toBe(1);
  const next = refresh([2]);
  readings[0]?.fail(new Error("the database is down"));
  await expect(failing).rejects.toThrow("the database is down");
  await expect.poll(() => readings.length).toBe(2);
  readings[1]?.end();
  await next;
});
