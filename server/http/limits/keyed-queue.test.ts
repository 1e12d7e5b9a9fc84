import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { keyedQueue } from "./keyed-queue.ts";

test("calls of one key run one after the other, and those of another key meanwhile", async () => {
  const inQueue = keyedQueue();
  const steps: string[] = [];
  const call = (key: string, ms: number) =>
    inQueue(key, async () => {
      steps.push(`${key} starts`);
      await pause(ms);
      steps.push(`${key} ends`);
      return key;
    });
  expect(await Promise.all([call("a", 40), call("a", 1), call("b", 1)])).toEqual(["a", "a", "b"]);
  expect(steps).toEqual(["a starts", "b starts", "b ends", "a ends", "a starts", "a ends"]);
});

test("a call that fails fails those that wait behind it, and none that comes later", async () => {
  const inQueue = keyedQueue();
  const failing = inQueue("a", async () => {
    await pause(1);
    throw new Error("down");
  });
  const waiting = inQueue("a", async () => "ran");
  await expect(failing).rejects.toThrow("down");
  await expect(waiting).rejects.toThrow("down");
  expect(await inQueue("a", async () => "ran")).toBe("ran");
});
