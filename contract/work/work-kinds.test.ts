import { expect, test } from "vitest";
import { canWait, WORK_KINDS, type WorkCounts, type WorkKind, waitingIn } from "./work-kinds.ts";

test("carrier checks that ran out can wait, so they are not counted with the rest", () => {
  const kinds = Object.keys(WORK_KINDS) as WorkKind[];
  const counts = Object.fromEntries(kinds.map((kind) => [kind, canWait(kind) ? 400 : 0])) as WorkCounts;
  expect(kinds.filter(canWait)).toEqual(["outdatedChecks"]);
  expect(waitingIn({ ...counts, claims: 4 })).toBe(4);
});
