import { spawn } from "node:child_process";
import { constants } from "node:os";

/** As a shell reports it: 128 plus the signal number for a killed process. */
export const exitCode = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 0);

/** The child has this process's input and output. Resolves to its exit code. */
export function run(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: "inherit", ...options });
    child.once("error", reject);
    child.once("close", (code, signal) => resolve(exitCode(code, signal)));
  });
}

/** Resolves to the exit code and the output, which callers print only after a failure. */
export function runQuietly(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"], ...options });
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => chunks.push(chunk));
    child.once("error", reject);
    child.once("close", (code, signal) =>
      resolve({ code: exitCode(code, signal), output: Buffer.concat(chunks).toString() }),
    );
  });
}

/** An expected failure: its message is printed without a stack. */
export class LaunchError extends Error {}

/** The exit code of the process is the result of `work`, or 1 after an error. */
export async function main(work) {
  try {
    process.exitCode = await work();
  } catch (error) {
    console.error(error instanceof LaunchError ? error.message : error);
    process.exitCode = 1;
  }
}

export async function logDuration(sentence, work) {
  const started = performance.now();
  console.log(`${sentence} ...`);
  await work();
  console.log(`  done in ${secondsSince(started)} s`);
}

/** With one decimal. `started` is an earlier value of `performance.now()`. */
export const secondsSince = (started) => ((performance.now() - started) / 1000).toFixed(1);
