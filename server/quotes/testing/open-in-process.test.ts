import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { test } from "vitest";

// Only `npm run test:processes` starts these processes.
test("Node runs the code of the processes that tests kill without a build", async () => {
  await promisify(execFile)(process.execPath, [new URL("open-in-process.ts", import.meta.url).pathname]);
});
