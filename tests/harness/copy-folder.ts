import { execFileSync } from "node:child_process";

/** Copies the content of a folder to an existing folder, with owners and permissions, which PostgreSQL checks. */
export const copyFolder = (from: string, to: string): Buffer => execFileSync("cp", ["-a", `${from}/.`, to]);
