import { execFile } from "node:child_process";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** Runs a program to its end and returns what it printed. */
export type Run = (program: string, args: string[]) => Promise<string>;

export interface Account {
  uid: number;
  gid: number;
}

/** Nothing of the operator's that PostgreSQL would take for its own settings. */
const ENVIRONMENT = {
  PATH: process.env.PATH,
  SystemRoot: process.env.SystemRoot,
  LC_ALL: "C",
  TZ: "UTC",
};

/** Runs programs as `account`, or as ourselves. */
export const runAs =
  (account: Account | null): Run =>
  async (program, args) => {
    const { stdout } = await execute(program, args, { ...account, env: ENVIRONMENT });
    return stdout;
  };

/** Runs programs as `account`, which keeps one capability of root. */
export function runAsWithCapability({ uid, gid }: Account, capability: string): Run {
  const identity = [`--reuid=${uid}`, `--regid=${gid}`, "--clear-groups"];
  const carried = [`--inh-caps=-all,+${capability}`, `--ambient-caps=+${capability}`];
  // Without this bit access(2), with which PostgreSQL looks for its own programs, ignores the capability.
  const counted = ["--securebits=+no_setuid_fixup"];
  return (program, args) =>
    runAs(null)("setpriv", [...identity, ...counted, ...carried, "--", program, ...args]);
}
