import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { quoteState } from "#contract/desk/quote-facts.ts";
import type { Quote } from "#contract/quotes.ts";
import { DIRECTORY_QUOTE, PAGE_QUOTE } from "./testing/examples.ts";
import { ADMIN } from "./testing/open-quotes.ts";
import { useQuotes } from "./testing/use-quotes.ts";

const { openInTestMode, database } = useQuotes();

const BEN = {
  ...PAGE_QUOTE,
  name: "Ben O'Hara_50%",
  email: "ben+skips@work.example",
  phone: "+44 (0)113 496 0999",
  location: "YO1 7HH",
};

async function search() {
  const { accepted, call } = openInTestMode();
  const ann = await accepted(DIRECTORY_QUOTE);
  const ben = await accepted(BEN);
  const find = async (body: object): Promise<number[]> =>
    (await call("POST", "/quotes/search", body, ADMIN)).body.map(({ id }: Quote) => id);
  return { find, call, ann, ben };
}

test.each([
  ["0113 4960999"],
  ["01134960999"],
  ["+44 0113 496 0999"],
  ["+44113 496"],
  ["O'Hara_50%"],
  ["BEN+SKIPS@"],
  ["yo17hh"],
  ["YO1 7"],
])("a request is found by %s, however it was written", async (text) => {
  const { find, ben } = await search();
  expect(await find({ text })).toEqual([ben.id]);
});

test("a request is found by its reference with and without hyphens, and by a company", async () => {
  const { find, ann, ben } = await search();
  expect(await find({ text: ann.reference.toLowerCase() })).toEqual([ann.id]);
  expect(await find({ text: ann.reference.replaceAll("-", "") })).toEqual([ann.id]);
  expect(await find({ text: ` ${ann.reference.replaceAll("-", " ")} ` })).toEqual([ann.id]);
  expect(await find({ text: ann.reference.slice(0, 6) })).toContain(ann.id);
  expect(await find({ text: "Firm 1" })).toContain(ann.id);
  expect(await find({ text: "%" })).toEqual([ben.id]);
  expect(await find({ text: "nobody" })).toEqual([]);
  expect(await find({ text: " " })).toEqual([ben.id, ann.id]);
});

test("requests are filtered by what became of them", async () => {
  const { find, ann, ben } = await search();
  const set = (column: string, id: number) =>
    database().execute(sql`update quotes set ${sql.identifier(column)} = now() where id = ${id}`);
  expect(await find({ filter: "unanswered" })).toEqual([ben.id, ann.id]);
  await database().execute(
    sql`insert into answers (quote_id, company_id, decline_reason) values (${ann.id}, 1, 'other')`,
  );
  expect(await find({ filter: "unanswered" })).toEqual([ben.id]);
  expect(await find({ filter: "answered" })).toEqual([ann.id]);
  expect(await find({ filter: "answered", text: "Ben" })).toEqual([]);
  await database().execute(sql`update deliveries set state = 'failed' where quote_id = ${ben.id}`);
  expect(await find({ filter: "failed" })).toEqual([ben.id]);
  await set("chosen_at", ann.id);
  await set("withdrawn_at", ben.id);
  expect(await find({ filter: "chosen" })).toEqual([ann.id]);
  expect(await find({ filter: "withdrawn" })).toEqual([ben.id]);
  await database().execute(sql`update quotes set awaiting_confirmation = true where id = ${ann.id}`);
  expect(await find({ filter: "unconfirmed" })).toEqual([ann.id]);
});

test("requests are listed page by page, newest first, and counted", async () => {
  const { find, call, ann, ben } = await search();
  await database().execute(sql`update quotes set chosen_at = now() where id = ${ben.id}`);
  expect(await find({ limit: 1, page: 2 })).toEqual([ann.id]);
  const { headers } = await call("POST", "/quotes/search", { filter: "chosen", limit: 1 }, ADMIN);
  expect(headers.get("x-total-count")).toBe("1");
  const second = await call("GET", "/quotes?limit=1&page=2", undefined, ADMIN);
  expect(second.body.map(({ id }: Quote) => id)).toEqual([ann.id]);
  expect(second.headers.get("x-total-count")).toBe("2");
  for (const paging of ["", "limit=5", "limit=1&page=3"]) {
    const { headers } = await call("GET", `/quotes?${paging}`, undefined, ADMIN);
    expect(headers.get("x-total-count")).toBe("2");
  }
});

test.each([
  [{}, "unanswered"],
  [{ awaiting_confirmation: true }, "unconfirmed"],
  [{ chosen_at: "now" }, "chosen"],
  [{ withdrawn_at: "now", awaiting_confirmation: true, erased_at: "now" }, "withdrawn"],
  [{ erased_at: "now" }, "erased"],
])("with %j the table calls a request %s", async (columns, state) => {
  const { call, ben } = await search();
  for (const [name, value] of Object.entries(columns))
    await database().execute(sql`update quotes set ${sql.identifier(name)} = ${value} where id = ${ben.id}`);
  const list: Quote[] = (await call("POST", "/quotes/search", {}, ADMIN)).body;
  const shown = list.find(({ id }) => id === ben.id) as Quote;
  expect(quoteState(shown)).toBe(state);
});

test("only the administrator searches, by one of the known filters", async () => {
  const { call } = await search();
  expect((await call("POST", "/quotes/search", {})).status).toBe(401);
  expect((await call("POST", "/quotes/search", { filter: "odd" }, ADMIN)).status).toBe(400);
});
