import { spawnSync } from "node:child_process";
import { existsSync, openSync } from "node:fs";
import { DrizzleQueryError } from "drizzle-orm";
import { expect, it } from "vitest";
import { describeError } from "./log.ts";

it("logs a failed query without its parameters", () => {
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

it("logs a thrown value that is not an error", () => {
  expect(describeError("gone")).toEqual({ message: "gone" });
});

it("logs the message of a plain object that looks like an error", () => {
  expect(describeError({ name: "error", message: "connection refused", code: "ECONNREFUSED" })).toMatchObject(
    {
      message: "connection refused",
      code: "ECONNREFUSED",
    },
  );
});

/** A device on which every write fails with "no space left". */
const FULL = "/dev/full";

it.runIf(existsSync(FULL))("lets the process run and exit when the log can't be written", () => {
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
