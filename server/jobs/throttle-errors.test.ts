import { expect, test } from "vitest";
import { sparingly } from "./throttle-errors.ts";

test("an error that repeats is told once a minute, another kind at once", () => {
  const told: string[] = [];
  let now = 0;
  const tell = sparingly(
    ({ message }) => told.push(message),
    () => now,
  );
  const down = (message: string) => Object.assign(new Error(message), { code: "ECONNREFUSED" });
  tell(down("first"));
  tell(down("again"));
  tell(new Error("other"));
  now = 60_000;
  tell(down("a minute later"));
  expect(told).toEqual(["first", "other", "a minute later"]);
});
