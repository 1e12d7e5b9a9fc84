import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { companies } from "#server/database/tables/companies.ts";
import { reviews } from "#server/database/tables/reviews.ts";
import { openTestApp } from "#server/testing/test-app.ts";
import { CHAIN_START, type LedgerLine, problemOfLine } from "./ledger-line.ts";
import { readLinesAfter } from "./store.ts";

let app: Awaited<ReturnType<typeof openTestApp>>;
/** The number of the last line before a test. */
let before = 0;
beforeAll(async () => {
  app = await openTestApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.delete(companies);
  const company = { location: "Leeds", county: "West Yorkshire" };
  await app.database.insert(companies).values([
    { ...company, id: 1, name: "Acme Skips" },
    { ...company, id: 2, name: "Beta Skips" },
  ]);
  await app.services.companies.refresh("all");
  before = (await allLines()).length;
});

const REVIEW = { customerName: "Ann", rating: 4, title: "Good", content: "On time." };
let sent = 0;
/** Each review has words of its own, because equal reviews within an hour are one. */
const add = async (companyId = 1) => {
  sent += 1;
  const content = `On time ${sent} times.`;
  const init = { method: "POST", body: JSON.stringify({ ...REVIEW, content, companyId }) };
  return (await (await app.request("/api/reviews", init)).json()).id as number;
};

async function allLines(): Promise<LedgerLine[]> {
  const lines: LedgerLine[] = [];
  for await (const batch of readLinesAfter(app.database, 0)) lines.push(...batch);
  return lines;
}

/** The lines that a test wrote, as "event listing reason proof". Also checks the whole chain. */
async function written(): Promise<string[]> {
  const lines = await allLines();
  let end = CHAIN_START;
  for (const line of lines) {
    expect(problemOfLine(line, end)).toBeNull();
    end = line;
  }
  return lines
    .slice(before)
    .map(({ event, listing, reasonCode, proofLabel }) => [event, listing, reasonCode, proofLabel].join(" "));
}

const sqlDelete = (id: number) => app.database.delete(reviews).where(eq(reviews.id, id));

describe("the reviews ledger", () => {
  test("has a line for each review, in a chain whose hashes anybody can compute", async () => {
    await add();
    await add(2);
    expect(await written()).toEqual(["published 1 at-once none", "published 2 at-once none"]);
  });

  test("has no line for what was not committed", async () => {
    const id = await add();
    await app.database
      .transaction(async (tx) => {
        await tx.delete(reviews).where(eq(reviews.id, id));
        throw new Error("undone");
      })
      .catch(() => {});
    expect(await written()).toEqual(["published 1 at-once none"]);
  });

  test("has a line even for a review that is deleted with SQL, alone or with its company", async () => {
    await sqlDelete(await add());
    await add(2);
    await app.database.delete(companies).where(eq(companies.id, 2));
    expect((await written()).slice(1)).toEqual([
      "removed 1 not-stated none",
      "published 2 at-once none",
      "removed 2 listing-deleted none",
    ]);
  });

  test("has a line for a listing that is hidden with its reviews, and for its return", async () => {
    await add();
    for (const listing of ["removed", "public"] as const)
      await app.database.update(companies).set({ listing });
    expect((await written()).slice(1)).toEqual([
      "hidden 1 listing-removed all",
      "restored 1 listing-public all",
    ]);
  });

  test("has a line for both companies when a review moves", async () => {
    const id = await add();
    await app.database.update(reviews).set({ companyId: 2 }).where(eq(reviews.id, id));
    expect((await written()).slice(1)).toEqual(["removed 1 moved none", "published 2 moved none"]);
  });

  test("cannot be changed, shortened or emptied, and no review that was shown can be hidden", async () => {
    const id = await add();
    for (const statement of [
      sql`update reviews_ledger set event = 'edited'`,
      sql`delete from reviews_ledger where seq = 1`,
      sql`truncate reviews_ledger`,
      sql`update reviews set is_waiting = true where id = ${id}`,
    ])
      await expect(app.database.execute(statement)).rejects.toThrow();
    expect(await written()).toHaveLength(1);
  });

  test("stays one chain when many write at the same time", async () => {
    await Promise.all(Array.from({ length: 10 }, (_, at) => add(1 + (at % 2))));
    expect(await written()).toHaveLength(10);
  });
});

describe("a company's reply", () => {
  test("is one, can be changed and taken back, and shows at once", async () => {
    const id = await add();
    const reply = (words: string | null) => app.services.reviews.reply(1, id, { reply: words });
    expect(await reply("Thank you.")).toMatchObject({ reply: "Thank you.", repliedAt: expect.any(String) });
    expect((await reply("Thanks, Ann."))?.reply).toBe("Thanks, Ann.");
    expect(app.services.companies.reviewsOf(1)).toMatchObject([{ reply: "Thanks, Ann." }]);
    expect(await reply(null)).toMatchObject({ reply: null, repliedAt: null });
    expect((await written()).slice(1)).toEqual([
      "replied 1 added none",
      "replied 1 changed none",
      "replied 1 taken-back none",
    ]);
  });

  test("is refused to a review of another company, an unknown one and one that waits", async () => {
    const id = await add();
    const answer = { reply: "Thank you." };
    expect(await app.services.reviews.reply(2, id, answer)).toBeNull();
    expect(await app.services.reviews.reply(1, id + 1, answer)).toBeNull();
    const waiting = { ...REVIEW, companyId: 1, isWaiting: true };
    const [row] = await app.database.insert(reviews).values(waiting).returning();
    expect(await app.services.reviews.reply(1, row?.id ?? 0, answer)).toBeNull();
    expect(await written()).toEqual(["published 1 at-once none", "received 1 too-many none"]);
  });
});
