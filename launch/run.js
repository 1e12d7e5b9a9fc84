import { spawn } from "node:child_process";
import { constants } from "node:os";

/** Returns the exit code as a shell reports it: 128 plus the signal number for a killed process. */
export const exitCode = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 0);

/** Runs a child process with this process's input and output; resolves to the child's exit code. */
export function run(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: "inherit", ...options });
    child.once("error", reject);
    child.once("close", (code, signal) => resolve(exitCode(code, signal)));
  });
}

/** Runs a child process and resolves to its exit code and its output, which callers print only after a failure. */
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

/** An expected failure. Its message is printed without a stack. */
export class LaunchError extends Error {}

/** Runs `work` and sets the exit code to its result, or to 1 after an error. */
export async function main(work) {
  try {
    process.exitCode = await work();
  } catch (error) {
    console.error(error instanceof LaunchError ? error.message : error);
    process.exitCode = 1;
  }
}

/** Prints the sentence, runs `work`, and prints how long it took. */
export async function logDuration(sentence, work) {
  const started = performance.now();
  console.log(`${sentence} ...`);
  await work();
  console.log(`  done in ${secondsSince(started)} s`);
}

/** Returns the elapsed seconds with one decimal. `started` is an earlier value of `performance.now()`. */
export const secondsSince = (started) => ((performance.now() - started) / 1000).toFixed(1);
