import { spawnSync } from "node:child_process";
import { existsSync, openSync } from "node:fs";
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

/** A file whose disk is always full. */
const FULL = "/dev/full";

it.runIf(existsSync(FULL))("lets the process go on, and end, when there is no room for the log", () => {
  const program = `
    import { createLog } from "${new URL("./log.ts", import.meta.url)}";
    const log = createLog("info");
    for (let line = 0; line < 3; line += 1) {
      log.info("There is no room for this");
      await new Promise(setImmediate);
    }
    console.error("went on");
    process.exit(0);`;
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["ignore", openSync(FULL, "w"), "pipe"],
    encoding: "utf8",
    timeout: 20_000,
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "went on\n" });
});
