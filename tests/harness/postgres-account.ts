import { execFileSync } from "node:child_process";

/** The account of Debian's package if the caller is root, because PostgreSQL refuses to run as root. */
export function postgresAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const readId = (option: string) => Number(execFileSync("id", [option, "postgres"], { encoding: "utf8" }));
  return { uid: readId("-u"), gid: readId("-g") };
}
