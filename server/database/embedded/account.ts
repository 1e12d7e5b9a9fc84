import { stat } from "node:fs/promises";
import { DatabaseStartError } from "../connect.ts";
import { type Account, runAs } from "./run.ts";

const NAME = "postgres";

/**
 * Chooses the account that the server runs as. Null means the current user. PostgreSQL refuses to run as root, so root uses the
 * owner of an existing server or the account `postgres`, which is created if it is missing.
 */
export async function chooseAccount(folder: string): Promise<Account | null> {
  const owner = await stat(folder).catch(() => null);
  if (process.getuid?.() !== 0) {
    if (owner && process.getuid && owner.uid !== process.getuid())
      throw new DatabaseStartError(
        `The database in ${folder} belongs to another user (uid ${owner.uid}). Start as that user, or set DATA_DIR to a folder of your own.`,
      );
    return null;
  }
  if (owner?.uid === 0)
    throw new DatabaseStartError(
      `The database in ${folder} belongs to root, as whom PostgreSQL does not run. Give it back to its account: chown -R ${NAME}: ${folder}`,
    );
  return owner
    ? { uid: owner.uid, gid: owner.gid }
    : ((await findAccount(NAME)) ?? (await createAccount(NAME)));
}

async function findAccount(name: string): Promise<Account | null> {
  try {
    const [uid, gid] = await Promise.all(["-u", "-g"].map((id) => runAs(null)("id", [id, name])));
    return { uid: Number(uid), gid: Number(gid) };
  } catch {
    return null;
  }
}

async function createAccount(name: string): Promise<Account> {
  const run = runAs(null);
  const args = ["--system", "--gid", name, "--no-create-home", "--shell", "/usr/sbin/nologin", name];
  // Another process may create the account at the same time, so only a missing account is an error.
  const failure = await run("groupadd", ["--system", "--force", name])
    .then(() => run("useradd", args))
    .catch((error: Error) => error);
  const account = await findAccount(name);
  if (account) return account;
  throw new DatabaseStartError(
    `PostgreSQL does not run as root, and an account "${name}" for it could not be made. Start as an ordinary user, make the account, or set DATABASE_URL.`,
    { cause: failure },
  );
}
