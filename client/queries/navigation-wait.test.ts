import { expect, test } from "vitest";
import { createNavigationWait } from "./navigation-wait.ts";

const KEY = ["company", 541];

test("a navigation waits for the answers that the next page lacked, and lets it render them", async () => {
  const answer = Promise.withResolvers<void>();
  const navigation = createNavigationWait();
  navigation.read(KEY, () => answer.promise);
  const rest = navigation.rest();
  answer.resolve();
  await rest;
  expect(navigation.rest()).toBe(null);
});

test("an answer that arrives while the next page renders has it rendered again", async () => {
  const navigation = createNavigationWait();
  navigation.read(KEY, async () => {});
  await new Promise(setImmediate);
  const rest = navigation.rest();
  expect(rest).not.toBe(null);
  await rest;
  expect(navigation.rest()).toBe(null);
});
