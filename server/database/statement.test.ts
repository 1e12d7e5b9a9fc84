import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { run, type Statement, together } from "./statement.ts";
import { openTestDatabase, type TestDatabase } from "./testing/testing.ts";

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
  await opened.database.execute(sql`create table notes (number integer primary key, about integer)`);
});
afterAll(() => opened.close());

const note = (number: number): Statement => ({
  name: "note",
  text: "insert into notes (number) values ($1) on conflict do nothing returning number",
  values: [number],
});

const remark = (number: number): Statement => ({
  name: "remark",
  text: "insert into notes (number, about) select $1, note.number from note",
  values: [number],
});

const notes = async () => (await opened.database.execute(sql`select * from notes order by number`)).rows;

test("statements that run together can read each other's rows, and are written all or none", async () => {
  const { database } = opened;
  expect(await run(database, together(note(1), remark(2)))).toEqual([{ number: 1 }]);
  expect(await run(database, together(note(1), remark(3)))).toEqual([]);
  await expect(run(database, together(note(4), remark(2)))).rejects.toThrow("duplicate key");
  expect(await notes()).toEqual([
    { number: 1, about: null },
    { number: 2, about: 1 },
  ]);
});

test("a value that cannot be stored costs no connection", async () => {
  const asked = { name: "echo", text: "select $1::text, pg_backend_pid() as pid" };
  const ask = (text: string) => run<{ pid: number }>(opened.database, { ...asked, values: [text] });
  const [before] = await ask("fine");
  await expect(ask("\u0000")).rejects.toThrow("invalid byte sequence");
  expect((await ask("fine"))[0]?.pid).toBe(before?.pid);
});
