import { execFileSync } from "node:child_process";

/** PostgreSQL refuses root: as root its programs run as the account that came with the package. */
export function databaseAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const ask = (option: string) => Number(execFileSync("id", [option, "postgres"], { encoding: "utf8" }));
  return { uid: ask("-u"), gid: ask("-g") };
}
