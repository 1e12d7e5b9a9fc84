import { randomBytes } from "node:crypto";
import { chown, mkdir, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { type Account, type Binaries, clusterFiles, DATABASE_USER, type Run } from "./cluster.ts";
import { randomFreePort } from "./ensure-running.ts";

const ABANDONED_AFTER_MS = 10 * 60_000;

interface NewCluster {
  folder: string;
  account: Account | null;
  binaries: Binaries;
  run: Run;
}

/**
 * The cluster is created in a draft folder, which is then renamed, so `folder` is never incomplete. If several processes start
 * for the first time, only one rename succeeds.
 */
export async function createCluster({ folder, account, binaries, run }: NewCluster): Promise<void> {
  await removeAbandonedDrafts(folder);
  const draft = clusterFiles(`${folder}.new-${randomBytes(6).toString("hex")}`);
  try {
    await mkdir(draft.folder, { mode: 0o700 });
    await writeFile(draft.passwordFile, randomBytes(24).toString("hex"), { mode: 0o600 });
    await writeFile(draft.portFile, String(await randomFreePort()), { mode: 0o600 });
    if (account)
      for (const path of [draft.folder, draft.passwordFile, draft.portFile])
        await chown(path, account.uid, account.gid);
    await run(binaries.initdb, [
      ...["-D", draft.dataFolder, "-U", DATABASE_USER, `--pwfile=${draft.passwordFile}`],
      ...["--auth=scram-sha-256", "--data-checksums", "--encoding=UTF8"],
      ...["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"],
    ]);
    await renameDraft(draft.folder, folder);
  } finally {
    await rm(draft.folder, { recursive: true, force: true });
  }
}

async function renameDraft(draft: string, folder: string): Promise<void> {
  try {
    await rename(draft, folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const existsAlready =
      code === "ENOTEMPTY" || code === "EEXIST" || (code === "EPERM" && process.platform === "win32");
    if (!existsAlready) throw error;
    return;
  }
  // Syncs the parent folder, because a power cut could undo the rename. Windows can't sync folders.
  if (process.platform === "win32") return;
  const parent = await open(dirname(folder));
  await parent.sync();
  await parent.close();
}

/** A draft younger than `ABANDONED_AFTER_MS` may belong to a start that is still running. */
async function removeAbandonedDrafts(folder: string): Promise<void> {
  const parent = dirname(folder);
  for (const name of await readdir(parent)) {
    if (!name.startsWith(`${basename(folder)}.new-`)) continue;
    const draft = join(parent, name);
    const made = await stat(draft).catch(() => null);
    if (made && Date.now() - made.mtimeMs > ABANDONED_AFTER_MS)
      await rm(draft, { recursive: true, force: true });
  }
}
