import { stat } from "node:fs/promises";
import { DatabaseStartError } from "../start-error.ts";
import { type Account, runAs } from "./run.ts";

const NAME = "postgres";

/**
 * Whom the server runs as: ourselves (null), but for root another account, because PostgreSQL refuses root.
 * A server that exists goes on as its owner.
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
  return owner ? { uid: owner.uid, gid: owner.gid } : ((await find(NAME)) ?? (await create(NAME)));
}

async function find(name: string): Promise<Account | null> {
  try {
    const [uid, gid] = await Promise.all(["-u", "-g"].map((id) => runAs(null)("id", [id, name])));
    return { uid: Number(uid), gid: Number(gid) };
  } catch {
    return null;
  }
}

async function create(name: string): Promise<Account> {
  const run = runAs(null);
  const args = ["--system", "--gid", name, "--no-create-home", "--shell", "/usr/sbin/nologin", name];
  // Another first start may be making it at this moment, so that only looking again tells.
  const failure = await run("groupadd", ["--system", "--force", name])
    .then(() => run("useradd", args))
    .catch((error: Error) => error);
  const account = await find(name);
  if (account) return account;
  throw new DatabaseStartError(
    `PostgreSQL does not run as root, and an account "${name}" for it could not be made. Start as an ordinary user, make the account, or set DATABASE_URL.`,
    { cause: failure },
  );
}
