import { spawn } from "node:child_process";
import { pinnedNode } from "./node.js";
import { whenNpmIsGone } from "./npm.js";
import { exitCode } from "./run.js";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs a program until it ends, hands our signals on and returns its exit code. The channel between us closes when we
 * are killed, which tells the program to end too.
 */
export function serve(args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(pinnedNode(), args, { env, stdio: ["inherit", "inherit", "inherit", "ipc"] });
    for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
    whenNpmIsGone(() => child.kill("SIGTERM"));
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(exitCode(code, signal)));
  });
}
