import { appendFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { firstBlock, runDocumentedCommands } from "../../cluster/operations-page.ts";
import { createPrimary, type PostgresServer } from "../../harness/debian-postgres.ts";

/** The host name in the certificate and in every URL. */
export const HOST_NAME = "localhost";

const TLS_HEADING = "### TLS with a certificate of your own";
const DOCUMENTED_FOLDER = "/etc/skip-finder-tls";

/** A server that requires TLS for TCP connections, with the role and the database that the operations page describes. */
export interface SecuredPostgres extends PostgresServer {
  /** The folder of the certificates. */
  tls: string;
  /** Settings of psql and pg_dump for the server's superuser. */
  superuser: { PGHOST: string; PGPORT: string; PGUSER: string };
}

/** Creates a certificate authority and a server certificate that it signs, with the documented commands. */
export const createCertificate = (tls: string, name: string): Promise<string> =>
  runDocumentedCommands(TLS_HEADING, { TLS: tls, NAME: name });

/** Sets up a database server as documented in docs/operations.md. */
export async function startSecuredPostgres(folder: string): Promise<SecuredPostgres> {
  const server = await createPrimary(folder);
  const tls = join(folder, "tls");
  await createCertificate(tls, HOST_NAME);
  const settings = (await firstBlock(TLS_HEADING, "")).replaceAll(DOCUMENTED_FOLDER, tls);
  await appendFile(join(folder, "data", "postgresql.conf"), `${settings}\n`);
  const access = join(folder, "data", "pg_hba.conf");
  await writeFile(access, (await readFile(access, "utf8")).replaceAll(/^host /gm, "hostssl "));
  await server.start();
  const superuser = { PGHOST: folder, PGPORT: String(server.port), PGUSER: "postgres" };
  await runDocumentedCommands("### Your own PostgreSQL", superuser);
  return { ...server, tls, superuser };
}

/** The value that the operator sets for `DATABASE_URL`. */
export const urlOf = (port: number, tls: string): string =>
  `postgres://skip:secret@${HOST_NAME}:${port}/skip?sslmode=verify-full&sslrootcert=${tls}/ca.pem`;
