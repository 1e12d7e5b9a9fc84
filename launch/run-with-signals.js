import { spawn } from "node:child_process";
import { pinnedNode } from "./node.js";
import { onNpmExit } from "./parent-exit.js";
import { exitCode } from "./run.js";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs a Node program, forwards signals to it and resolves to its exit code. If this process is killed, the IPC channel closes,
 * and the product detects that and stops.
 */
export function runWithSignals(args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(pinnedNode(), args, { env, stdio: ["inherit", "inherit", "inherit", "ipc"] });
    for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
    onNpmExit(() => child.kill("SIGTERM"));
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(exitCode(code, signal)));
  });
}
