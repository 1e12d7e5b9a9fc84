import { DrizzleQueryError } from "drizzle-orm";
import { expect, it } from "vitest";
import { describeError } from "./log.ts";

it("logs a failed query without the values people typed", () => {
  const cause = Object.assign(new Error("duplicate key value"), {
    code: "23505",
    detail: "Key (email)=(ann@example.com) already exists.",
  });
  const failure = new DrizzleQueryError("insert into quotes values ($1)", ["ann@example.com"], cause);
  const logged = JSON.stringify(describeError(failure));
  expect(logged).not.toContain("ann@example.com");
  expect(logged).toContain("insert into quotes values ($1)");
  expect(logged).toContain('"code":"23505"');
  expect(logged).toContain("log.test.ts");
});

it("logs what is not an error as well", () => {
  expect(describeError("gone")).toEqual({ message: "gone" });
});

it("logs what a plain object that looks like an error says", () => {
  expect(describeError({ name: "error", message: "connection refused", code: "ECONNREFUSED" })).toMatchObject(
    {
      message: "connection refused",
      code: "ECONNREFUSED",
    },
  );
});
