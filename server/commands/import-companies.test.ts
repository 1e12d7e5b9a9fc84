import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companies as companyTable } from "#server/database/tables/companies.ts";
import { openTestDatabase } from "#server/database/testing/test-database.ts";

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let folder: string;
beforeAll(async () => {
  opened = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "skip-finder-import-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await opened.close();
});

/** Runs the command as npm does, with `folder` as the caller's folder. */
const command = (...words: string[]) => commandWith([], words);
const commandWith = (nodeOptions: string[], words: string[]) =>
  new Promise<{ code: number; said: string; complained: string }>((resolve) => {
    const env = { ...process.env, DATABASE_URL: opened.url, DATA_DIR: folder, INIT_CWD: folder };
    const file = "server/commands/import-companies.ts";
    execFile(process.execPath, [...nodeOptions, file, ...words], { env }, (error, output, complained) => {
      // The warning is removed, because the tests connect as the server's superuser.
      const said = output.replace(/^Warning: the user in DATABASE_URL is a superuser.*\n/, "");
      resolve({ code: Number(error?.code ?? 0), said, complained });
    });
  });

test("the command reports on a file, applies it and undoes the import", async () => {
  await writeFile(
    join(folder, "firms.csv"),
    "Company;Town;County;Postcode;Colour\nAcme Skips;Leeds;West Yorkshire;LS1 1UR;red\nNo Town;;Kent;;\n",
  );
  const tried = await command("firms.csv");
  expect(tried).toMatchObject({ code: 0, complained: "" });
  expect(tried.said.trim().split("\n")).toEqual([
    "line 3      refused    No Town: Location is required",
    "line 2      new        Acme Skips",
    "Columns left aside: Colour",
    "Tried, nothing written: 1 new, 0 changed, 0 already listed, 0 possibly duplicate, 1 refused. To do it, add --apply. New companies become public at once.",
  ]);
  expect(await opened.database.$count(companyTable)).toBe(0);

  expect((await command("firms.csv", "--apply")).said).toMatch(/\nDone: 1 new, /);
  const [acme] = await opened.database.select().from(companyTable);
  expect(acme).toMatchObject({ name: "Acme Skips", latitude: expect.closeTo(53.8, 1) });

  expect((await command("--undo")).said.trim()).toBe("Undone. Companies removed: 1, changed back: 0.");
  expect(await opened.database.$count(companyTable)).toBe(0);
});

test("unclear arguments and a missing file change nothing", async () => {
  const usage = { code: 1, complained: expect.stringMatching(/^Usage: npm run/) };
  expect(await command("--undo", "firms.csv")).toMatchObject(usage);
  expect(await command("firms.csv", "--applly")).toMatchObject(usage);
  const missing = join(folder, "missing.csv");
  expect(await command("missing.csv")).toMatchObject({
    code: 1,
    complained: `There is no file ${missing}\nNo company was changed.\n`,
  });
});

test("an import of 20,000 companies is undone with little memory", async () => {
  const rows = Array.from({ length: 20_000 }, (_, at) => `Firm ${at} Skips,York,North Yorkshire`);
  await writeFile(join(folder, "many.csv"), `name,location,county\n${rows.join("\n")}\n`);
  expect((await command("many.csv", "--apply")).said).toMatch(/\nDone: 20000 new, /);
  const undone = await commandWith(["--max-old-space-size=72"], ["--undo"]);
  expect(undone.said.trim()).toBe("Undone. Companies removed: 20000, changed back: 0.");
});
