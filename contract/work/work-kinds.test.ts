import { expect, test } from "vitest";
import {
  canWait,
  WORK_KINDS,
  type WorkCounts,
  type WorkKind,
  waitingIn,
  waitingWords,
} from "./work-kinds.ts";

const kinds = Object.keys(WORK_KINDS) as WorkKind[];
const nothing = Object.fromEntries(kinds.map((kind) => [kind, 0])) as WorkCounts;

test("drafts and carrier checks that ran out can wait, so they are not counted with the rest", () => {
  const counts = Object.fromEntries(kinds.map((kind) => [kind, canWait(kind) ? 400 : 0])) as WorkCounts;
  expect(kinds.filter(canWait)).toEqual([
    "drafts",
    "draftsToRing",
    "draftsAsked",
    "draftDoubts",
    "outdatedChecks",
  ]);
  expect(waitingIn({ ...counts, claims: 4 })).toBe(4);
});

test("drafts whose company was asked wait for nobody here", () => {
  const counts = { ...nothing, claims: 34, drafts: 1_040, draftsToRing: 661, draftsAsked: 187 };
  expect(waitingWords(counts)).toEqual({ now: "34 things wait for you", later: "1,701 drafts can wait" });
  expect(waitingWords({ ...nothing, draftsAsked: 187 })).toEqual({ now: "Nothing waits for you", later: "" });
});
