import { spawn } from "node:child_process";
import { constants } from "node:os";

/** Code a shell would report for how a process ended. */
export const exitCode = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 0);

/** A child with our input and output, until it ends. */
export function run(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: "inherit", ...options });
    child.once("error", reject);
    child.once("close", (code, signal) => resolve(exitCode(code, signal)));
  });
}

/** A child whose output matters only when it fails. */
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

/** What went wrong, for people: printed without a stack. */
export class LaunchError extends Error {}

/** Runs `work`; an expected failure becomes one sentence and exit code 1. */
export async function main(work) {
  try {
    process.exitCode = await work();
  } catch (error) {
    console.error(error instanceof LaunchError ? error.message : error);
    process.exitCode = 1;
  }
}

/** Says what is being done, then how long it took. */
export async function timed(sentence, work) {
  const started = performance.now();
  console.log(`${sentence} ...`);
  await work();
  console.log(`  done in ${seconds(started)} s`);
}

export const seconds = (started) => ((performance.now() - started) / 1000).toFixed(1);
