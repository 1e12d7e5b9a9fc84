import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdir, readFile, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { runDocumentedCommands } from "../../cluster/operations-page.ts";
import { freePort } from "../../harness/free-port.ts";
import { postgresAccount } from "../../harness/postgres-account.ts";
import type { SecuredPostgres } from "./secured-postgres.ts";

const CONFIGURATION = "deploy/pgbouncer/pgbouncer.ini";

export interface PgBouncer {
  port: number;
  start(): Promise<void>;
  /** Closes all connections immediately. */
  stop(): Promise<void>;
}

/** Sets up PgBouncer as documented in docs/operations.md, with the configuration in `deploy/`. Only ports and paths differ. */
export async function createPgBouncer(folder: string, postgres: SecuredPostgres): Promise<PgBouncer> {
  await mkdir(folder);
  const account = postgresAccount();
  const users = join(folder, "userlist.txt");
  await runDocumentedCommands("### PgBouncer", { ...postgres.superuser, USERS: users });
  if (account) for (const path of [folder, users]) await chown(path, account.uid, account.gid);
  const port = await freePort();
  const file = join(folder, "pgbouncer.ini");
  const configuration = (await readFile(CONFIGURATION, "utf8"))
    .replace("port=5432", `port=${postgres.port}`)
    .replace("listen_port = 6432", `listen_port = ${port}`)
    .replace("/etc/pgbouncer/userlist.txt", users)
    .replaceAll("/etc/skip-finder-tls", postgres.tls)
    .replaceAll(/\/var\/(log|run)\/postgresql/g, folder);
  await writeFile(file, configuration);
  let child: ChildProcess | undefined;
  return {
    port,
    async start() {
      child = spawn("pgbouncer", ["-q", file], { ...account, cwd: "/", stdio: "ignore" });
      const exited = once(child, "exit").then(() => true);
      while (!(await isListening(port)))
        if (await Promise.race([exited, pause(20, false)]))
          throw new Error(await readFile(join(folder, "pgbouncer.log"), "utf8"));
    },
    async stop() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, "exit");
      child.kill("SIGTERM");
      await exited;
    },
  };
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const connected = await once(socket, "connect").then(
    () => true,
    () => false,
  );
  socket.destroy();
  return connected;
}
