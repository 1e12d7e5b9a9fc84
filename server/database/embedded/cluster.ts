import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

const execute = promisify(execFile);

export type Run = (program: string, args: string[]) => Promise<string>;

export interface Account {
  uid: number;
  gid: number;
}

/** Variables such as `PGDATA` are left out: PostgreSQL would use them as settings. */
const ENVIRONMENT = {
  PATH: process.env.PATH,
  SystemRoot: process.env.SystemRoot,
  LC_ALL: "C",
  TZ: "UTC",
};

export const runAs =
  (account: Account | null): Run =>
  async (program, args) => {
    const { stdout } = await execute(program, args, { ...account, env: ENVIRONMENT });
    return stdout;
  };

export function runAsWithCapability({ uid, gid }: Account, capability: string): Run {
  const identity = [`--reuid=${uid}`, `--regid=${gid}`, "--clear-groups"];
  const capabilities = [`--inh-caps=-all,+${capability}`, `--ambient-caps=+${capability}`];
  // PostgreSQL finds its programs with access(2). Without this bit, access(2) ignores the capability.
  const securebits = ["--securebits=+no_setuid_fixup"];
  return (program, args) =>
    runAs(null)("setpriv", [...identity, ...securebits, ...capabilities, "--", program, ...args]);
}

export interface EmbeddedCluster extends ReturnType<typeof clusterFiles> {
  binaries: Binaries;
  run: Run;
}

export interface Binaries {
  initdb: string;
  pg_ctl: string;
  postgres: string;
}

export const DATABASE_USER = "skip";

export const clusterFiles = (folder: string) => ({
  folder,
  dataFolder: join(folder, "cluster"),
  passwordFile: join(folder, "password"),
  portFile: join(folder, "port"),
  logFile: join(folder, "server.log"),
});
