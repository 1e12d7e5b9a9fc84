import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { freePort } from "../../tests/harness/free-port.ts";
import { waitUntilAnswered } from "../../tests/harness/wait-until-answered.ts";
import { median } from "../load/load.ts";
import type { Row } from "../report.ts";

const MAX_SECONDS = 2;

/** Measures how long `npm start` takes when the build and the embedded database already exist. */
export async function measureRestart(folder: string, rounds: number): Promise<Row[]> {
  const dataDir = join(folder, "start");
  await start(dataDir);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await start(dataDir));
  const seconds = median(times);
  return [
    {
      what: "`npm start` again on the same machine, until /health/ready answers 200",
      measured: `${seconds.toFixed(2)} s`,
      target: `under ${MAX_SECONDS} s`,
      reached: seconds < MAX_SECONDS,
    },
  ];
}

/** Starts and stops the product. Returns the seconds from the command until the product is ready. */
async function start(dataDir: string): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const npm = spawn("npm", ["start"], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: "", LOG_LEVEL: "warn" },
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  const exited = once(npm, "exit");
  await waitUntilAnswered(`http://127.0.0.1:${port}/health/ready`);
  const seconds = (performance.now() - started) / 1_000;
  npm.kill("SIGTERM");
  await exited;
  return seconds;
}
