import { expect, test } from "vitest";
import { throttleErrors } from "./jobs.ts";

test("a repeated error is reported once a minute, and a different error immediately", () => {
  const reported: string[] = [];
  let now = 0;
  const report = throttleErrors(
    ({ message }) => reported.push(message),
    () => now,
  );
  const down = (message: string) => Object.assign(new Error(message), { code: "ECONNREFUSED" });
  report(down("first"));
  report(down("again"));
  report(new Error("other"));
  now = 60_000;
  report(down("a minute later"));
  expect(reported).toEqual(["first", "other", "a minute later"]);
});
