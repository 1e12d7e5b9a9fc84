import { join } from "node:path";
import type { Run } from "./run.ts";

/** One embedded server and everything that belongs to it, all below one folder. */
export interface Cluster {
  /** Appears whole, by one rename, at the first start. */
  folder: string;
  /** PostgreSQL's own files. */
  dataFolder: string;
  passwordFile: string;
  portFile: string;
  logFile: string;
  binaries: Binaries;
  /** Runs one of the binaries as the account the server belongs to. */
  run: Run;
}

export interface Binaries {
  initdb: string;
  pg_ctl: string;
  postgres: string;
}

export const DATABASE_USER = "skip";

/** Where the files of the cluster in `folder` are. */
export const clusterFiles = (folder: string) => ({
  folder,
  dataFolder: join(folder, "cluster"),
  passwordFile: join(folder, "password"),
  portFile: join(folder, "port"),
  logFile: join(folder, "server.log"),
});
