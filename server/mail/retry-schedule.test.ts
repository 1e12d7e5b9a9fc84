import { expect, test } from "vitest";
import { nextAttemptAt, RETRY_SCHEDULE } from "./attempt.ts";

const SECOND = 1_000;
const HOUR = 60 * 60 * SECOND;
const DAY = 24 * HOUR;

/** Seconds from the first attempt to each later one, if every attempt fails immediately. */
function attemptsInSeconds(): number[] {
  const giveUpAt = new Date(RETRY_SCHEDULE.giveUpMs);
  const times: number[] = [];
  let now: Date | null = new Date(0);
  for (let attempts = 1; now; attempts += 1) {
    now = nextAttemptAt(RETRY_SCHEDULE, { attempts, giveUpAt, now });
    if (now) times.push(now.getTime() / SECOND);
  }
  return times;
}

test("a failed email is retried after 15 seconds, and each wait doubles", () => {
  expect(attemptsInSeconds().slice(0, 5)).toEqual([15, 45, 105, 225, 465]);
});

test("no wait between two attempts is longer than an hour", () => {
  const times = attemptsInSeconds();
  const waits = times.map((time, index) => time - (times[index - 1] ?? 0));
  expect(Math.max(...waits)).toBe(HOUR / SECOND);
});

test("an email gets ten attempts even if its day passed while the machine was suspended", () => {
  const tooLate = { giveUpAt: new Date(0), now: new Date(DAY) };
  const isRetried = (attempts: number) => nextAttemptAt(RETRY_SCHEDULE, { attempts, ...tooLate }) !== null;
  expect([1, 9, 10].map(isRetried)).toEqual([true, true, false]);
});

test("an email is retried for a day and no longer", () => {
  const last = attemptsInSeconds().at(-1) ?? 0;
  expect(last).toBeGreaterThan((DAY - HOUR) / SECOND);
  expect(last).toBeLessThanOrEqual(DAY / SECOND);
});
