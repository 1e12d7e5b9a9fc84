import { execFile } from "node:child_process";
import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder with files, in which a command of this folder runs as npm runs it. */
export async function openCommandFolder(script: string, databaseUrl: string) {
  const folder = await mkdtemp(join(tmpdir(), "skip-finder-command-"));
  return {
    folder,
    run: (...words: string[]) =>
      new Promise<{ code: number; said: string[]; complained: string }>((done) => {
        const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: folder, INIT_CWD: folder };
        execFile(
          process.execPath,
          [`server/commands/${script}`, ...words],
          { env },
          (error, output, complained) => {
            const said = output.replace(/^Warning: the user in DATABASE_URL is a superuser.*\n/, "");
            done({ code: Number(error?.code ?? 0), said: said.trim().split("\n"), complained });
          },
        );
      }),
    async save(name: string, text: string | Buffer, day = "2026-03-10T12:00:00Z") {
      await writeFile(join(folder, name), text);
      await utimes(join(folder, name), new Date(day), new Date(day));
    },
    close: () => rm(folder, { recursive: true }),
  };
}
