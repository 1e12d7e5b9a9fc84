import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { expect, test } from "vitest";
import { createRenderQueue } from "./render-queue.ts";

test("starts one rendering per iteration of the event loop, in the order of arrival", async () => {
  const waitForTurn = createRenderQueue();
  const started: string[] = [];
  const enqueue = (name: string) => waitForTurn().then(() => started.push(name));
  const early = [enqueue("a"), enqueue("b")];
  expect(started).toEqual([]);
  await yieldToEventLoop();
  expect(started).toEqual(["a"]);
  const late = enqueue("c");
  await Promise.all(early);
  expect(started).toEqual(["a", "b"]);
  await late;
  await enqueue("d");
  expect(started).toEqual(["a", "b", "c", "d"]);
});
