import { expect, test, vi } from "vitest";
import { Answers } from "./answers.ts";

/** A question whose answers are the numbers from 1. */
function counting(queryKey: readonly unknown[]) {
  let times = 0;
  return { queryKey, queryFn: vi.fn(async () => ++times) };
}

test("a question is asked once, also by several at the same time", async () => {
  const answers = new Answers();
  const query = counting(["companies"]);
  expect(await Promise.all([answers.ask(query), answers.ask(query)])).toEqual([1, 1]);
  expect(await answers.ask(query)).toBe(1);
  expect(query.queryFn).toHaveBeenCalledTimes(1);
});

test("an answer that came with the page is not asked for", async () => {
  const answers = new Answers();
  const query = counting(["company", 7]);
  answers.put(["company", 7], null);
  expect(await answers.ask(query)).toBeNull();
  expect(query.queryFn).not.toHaveBeenCalled();
});

test("a failure is told to whoever looks, and asked anew by whoever comes later", async () => {
  const answers = new Answers();
  const queryFn = vi.fn().mockRejectedValueOnce(new Error("503")).mockResolvedValue("there");
  const query = { queryKey: ["places", "leeds"], queryFn };
  const stop = answers.watch(query, () => {});
  await expect(answers.ask(query)).rejects.toThrow("503");
  expect(answers.held(query.queryKey).error?.message).toBe("503");
  stop();
  expect(answers.held(query.queryKey)).toEqual({});
  expect(await answers.ask(query)).toBe("there");
});

test("what is out of date is let go, and asked for again where it is in sight", async () => {
  const answers = new Answers();
  const [seen, unseen, other] = [
    counting(["company", 7]),
    counting(["company", 7, "reviews"]),
    counting(["company", 71]),
  ];
  for (const query of [seen, unseen, other]) await answers.ask(query);
  const held: unknown[] = [];
  answers.watch(seen, () => held.push(answers.held(seen.queryKey).data));
  await answers.refresh(["company", 7]);
  expect(held).toEqual([1, 2]);
  expect(answers.held(unseen.queryKey)).toEqual({});
  expect(answers.held(other.queryKey).data).toBe(1);
});

test("the oldest answers that nobody looks at make room", async () => {
  const answers = new Answers();
  const looked = counting(["company", 0]);
  answers.watch(looked, () => {});
  await answers.ask(looked);
  for (let id = 1; id <= 300; id += 1) answers.put(["company", id], id);
  expect(answers.held(["company", 0]).data).toBe(1);
  expect(answers.held(["company", 1])).toEqual({});
  expect(answers.held(["company", 300]).data).toBe(300);
});
