import { type Config, ConfigError } from "./config.ts";

/**
 * Refuses to run a public site as root with the embedded database. PostgreSQL itself then runs as another user, but an attacker
 * who breaks into the product would be root. Without https, for example in a trial container, root is accepted.
 */
export function refuseRoot({ databaseUrl, publicUrl }: Config, uid = process.getuid?.()): void {
  if (uid !== 0 || databaseUrl || publicUrl.startsWith("http:")) return;
  throw new ConfigError(
    "Skip Finder does not run a public site (PUBLIC_URL with https) as root with the embedded database. Start it as an ordinary account that owns DATA_DIR, or set DATABASE_URL. docs/operations.md has the commands.",
  );
}
