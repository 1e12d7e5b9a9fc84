import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createTurns } from "./render-queue.ts";

test("one begins in a turn, first come, first served, and those who come later are not forgotten", async () => {
  const myTurn = createTurns();
  const begun: string[] = [];
  const come = (name: string) => myTurn().then(() => begun.push(name));
  const early = [come("a"), come("b")];
  expect(begun).toEqual([]);
  await turn();
  expect(begun).toEqual(["a"]);
  const late = come("c");
  await Promise.all(early);
  expect(begun).toEqual(["a", "b"]);
  await late;
  await come("d");
  expect(begun).toEqual(["a", "b", "c", "d"]);
});
