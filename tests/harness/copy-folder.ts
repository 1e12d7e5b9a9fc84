import { execFileSync } from "node:child_process";

/** `to` must exist. Keeps owners and permissions, which PostgreSQL checks. */
export const copyFolder = (from: string, to: string): Buffer => execFileSync("cp", ["-a", `${from}/.`, to]);
