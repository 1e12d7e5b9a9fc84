import { join } from "node:path";
import type { Run } from "./run.ts";

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
  /** The first start creates the folder by one rename, so it is never incomplete. */
  folder,
  dataFolder: join(folder, "cluster"),
  passwordFile: join(folder, "password"),
  portFile: join(folder, "port"),
  logFile: join(folder, "server.log"),
});
