import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { NO_REQUESTS } from "#contract/answers/company-answers.ts";
import type { DeliveryState } from "#contract/deliveries.ts";
import type { PressFacts } from "#contract/hires/press-bodies.ts";
import type { Actor } from "#contract/hires/presses.ts";
import { startCatalogueSync } from "#server/catalogue/catalogue-sync.ts";
import { exampleCompanies } from "#server/companies/testing/examples.ts";
import { connect, type Database } from "#server/database/connect.ts";
import { listen } from "#server/database/listen.ts";
import { companies } from "#server/database/tables/companies.ts";
import { deliveries, hireEvents, quotes } from "#server/database/tables/requests.ts";
import { openTestDatabase, type TestDatabase } from "#server/database/testing/test-database.ts";
import { eventsOfHire, hireOf } from "../hires/hire.ts";
import { eventsOfQuotes } from "../hires/store.ts";
import { refreshAllAnswerFigures, refreshAnswerFigures } from "./store.ts";

let opened: TestDatabase;
let other: Database;

beforeAll(async () => {
  opened = await openTestDatabase();
  other = connect(opened.url);
});
afterAll(async () => {
  await other.$client.end();
  await opened.close();
});

const company = (id: number) => ({ id, name: `Firm ${id}`, location: "Leeds", county: "West Yorkshire" });

beforeEach(async () => {
  await opened.database.delete(quotes);
  await opened.database.delete(deliveries);
  await opened.database.delete(companies);
  await opened.database.insert(companies).values([company(1), company(2)]);
});

interface Request {
  companyId?: number;
  state?: DeliveryState;
  /** The age of the request, as a PostgreSQL interval. */
  ago?: string;
  answeredAfterHours?: number | null;
}

const sendRequests = (...requests: Request[]) =>
  opened.database.insert(deliveries).values(
    requests.map(({ companyId = 1, state = "sent", ago = "2 months", answeredAfterHours = null }) => ({
      kind: "company" as const,
      companyId,
      state,
      isCounted: true,
      recipient: "company@skips.example",
      createdAt: sql`now() - ${ago}::interval`,
      answeredAt:
        answeredAfterHours === null
          ? null
          : sql`now() - ${ago}::interval + ${`${answeredAfterHours} hours`}::interval`,
    })),
  );
const answered = (...hours: (number | null)[]): Request[] =>
  hours.map((answeredAfterHours) => ({ answeredAfterHours }));

const refresh = (...ids: number[]) => opened.database.transaction((tx) => refreshAnswerFigures(tx, ids));

async function stored(id = 1) {
  const [row] = await opened.database.select().from(companies).where(eq(companies.id, id));
  return row;
}
const figures = async (id = 1) => (await stored(id))?.answers;

test("a company that no request was sent to has no figures", async () => {
  await refresh(1, 2);
  expect(await figures()).toBeNull();
});

test("figures are given from five requests; below that only their number", async () => {
  await sendRequests(...answered(1, 2, 3, 4));
  await refresh(1);
  expect(await figures()).toEqual({ requests: 4, bucket: "not-enough" });
  await sendRequests(...answered(null));
  await refresh(1);
  expect(await figures()).toEqual({ requests: 5, answeredShare: 0.8, medianHours: 2.5, bucket: "hours" });
});

test.each([
  ["hours", [6, 6, 6, 6, 6], 6],
  ["day", [1, 6.1, 6.1, 90, 90], 6.1],
  ["day", [24, 24, 24, 24, 24], 24],
  ["days", [24.2, 24.2, 24.2, 24.2, 72], 24.2],
  ["longer", [72.1, 73, 74, 75, 76], 74],
])("the median decides between buckets: %s", async (bucket, hours, medianHours) => {
  await sendRequests(...answered(...hours));
  await refresh(1);
  expect(await figures()).toEqual({ requests: 5, answeredShare: 1, medianHours, bucket });
});

test("a company that answered none of five requests is unanswered", async () => {
  await sendRequests(...answered(null, null, null, null, null));
  await refresh(1);
  expect(await figures()).toEqual({ requests: 5, answeredShare: 0, medianHours: null, bucket: "unanswered" });
});

test("requests older than twelve months do not count", async () => {
  const [inside, outside] = ["12 months -1 hour", "12 months 1 hour"];
  await sendRequests({ ago: inside }, { ago: outside }, { ago: "2 years" });
  await refresh(1);
  expect(await figures()).toEqual({ requests: 1, bucket: "not-enough" });
});

test("emails that never reached the company and emails of other kinds do not count", async () => {
  await sendRequests({ state: "failed" }, { state: "cancelled" }, { state: "test" }, { state: "queued" });
  await opened.database.insert(deliveries).values({
    kind: "company-reminder",
    companyId: 1,
    state: "sent",
    isCounted: true,
    recipient: "company@skips.example",
  });
  await refresh(1);
  expect(await figures()).toEqual({ requests: 2, bucket: "not-enough" });
});

test("each branch counts the requests to it, also those that came with another branch's email", async () => {
  const [first] = await sendRequests({ companyId: 1, answeredAfterHours: 2 }).returning({
    id: deliveries.id,
  });
  await sendRequests(...Array.from({ length: 5 }, () => ({ companyId: 2, answeredAfterHours: 2 })), {
    companyId: 1,
    answeredAfterHours: 2,
  });
  await opened.database
    .update(deliveries)
    .set({ sentWith: first?.id ?? null })
    .where(eq(deliveries.companyId, 2));
  await refresh(1, 2);
  expect(await figures(1)).toMatchObject({ requests: 2 });
  expect(await figures(2)).toMatchObject({ requests: 5, answeredShare: 1 });
});

test("answers to one company stored at the same time are all counted", async () => {
  const requests = await sendRequests(...answered(null, null, null, null, null)).returning({
    id: deliveries.id,
  });
  await Promise.all(
    requests.map(({ id }, at) =>
      (at % 2 ? opened.database : other).transaction(async (tx) => {
        await tx.update(deliveries).set({ answeredAt: sql`created_at` }).where(eq(deliveries.id, id));
        await refreshAnswerFigures(tx, [1]);
      }),
    ),
  );
  expect(await figures()).toMatchObject({ answeredShare: 1 });
});

test("an answer is no edit of the listing", async () => {
  const before = await stored();
  await sendRequests(...answered(1));
  await refresh(1);
  const after = await stored();
  expect(after?.answers).not.toBeNull();
  expect(after?.updatedAt).toEqual(before?.updatedAt);
});

test("figures change when requests grow older or are deleted, and rows without a change stay untouched", async () => {
  await sendRequests(...answered(1, 1, 1, 1, 1), { companyId: 2 });
  await refreshAllAnswerFigures(opened.database);
  expect(await figures(1)).toMatchObject({ requests: 5, bucket: "hours" });
  const untouched = await stored(2);
  await opened.database.delete(deliveries).where(eq(deliveries.companyId, 1));
  await refreshAllAnswerFigures(opened.database);
  expect(await figures(1)).toBeNull();
  expect(await stored(2)).toEqual(untouched);
});

test("every process shows new figures without a request to the database", async () => {
  const processes = await Promise.all(
    [opened.database, other].map(async (database) => {
      const directory = exampleCompanies(database);
      const sync = startCatalogueSync({
        refresh: directory.refresh,
        listen: (channels, handlers) => listen(opened.url, channels, handlers),
        log: { warn: () => {} },
      });
      await sync.ready;
      await directory.load();
      return { directory, sync };
    }),
  );
  try {
    for (const { directory } of processes) expect(directory.find(1)?.answers).toEqual(NO_REQUESTS);
    await sendRequests(...answered(1, 1, 1, 1, 1));
    await refresh(1);
    for (const { directory } of processes) {
      await expect.poll(() => directory.find(1)?.answers.bucket).toBe("hours");
      expect(directory.list({}).find(({ id }) => id === 2)?.answers).toEqual(NO_REQUESTS);
    }
  } finally {
    await Promise.all(processes.map(({ sync }) => sync.close()));
  }
});

type Pressed = [Actor, PressFacts, hours?: number];

/** A request to company 1, which sent a price, that was chosen and told, with what was pressed since. A release ends it. */
const hire = (...pressed: Pressed[]) => hireOfFirm({ isPriced: true }, ...pressed);

async function hireOfFirm({ isPriced }: { isPriced: boolean }, ...pressed: Pressed[]): Promise<number> {
  const isReleased = pressed.at(-1)?.[1].press === "release";
  const typed = { name: "", email: "", phone: "", location: "", skipSize: "", wasteType: "" };
  const [{ id: quoteId } = { id: 0 }] = await opened.database
    .insert(quotes)
    .values({
      ...{ ...typed, selectedCompanies: "[]", requestHash: "", reference: crypto.randomUUID() },
      ...(!isReleased && { chosenCompanyId: 1, choiceToldAt: new Date() }),
    })
    .returning({ id: quotes.id });
  const row = { quoteId, companyId: 1 } as const;
  const sent = {
    kind: "company",
    state: "sent",
    recipient: "company@skips.example",
    isCounted: true,
    answeredAt: isPriced ? new Date() : null,
  } as const;
  await opened.database.insert(deliveries).values({ ...row, ...sent });
  const events = pressed.map(([actor, facts, hours = 0]) => ({
    ...{ ...row, actor, facts },
    createdAt: new Date(Date.UTC(2026, 10, 2, hours)),
  }));
  if (events.length > 0) await opened.database.insert(hireEvents).values(events);
  return quoteId;
}

const PROBLEM: Pressed = ["customer", { press: "problem", problem: "damage" }];
const settledAfter = (hours: number, number = "C1"): Pressed => [
  "customer",
  { press: "problem-end", number, settled: "yes" },
  hours,
];

/** Reads the hires of company 1 again from their events, by the rules of a hire. */
async function recounted(quoteIds: number[]) {
  const all = await eventsOfQuotes(opened.database, quoteIds);
  const days: number[] = [];
  const counts = { hires: 0, swaps: 0, problems: 0 };
  for (const id of quoteIds) {
    const current = eventsOfHire(all.get(id) ?? [], 1);
    const [quote] = await opened.database.select().from(quotes).where(eq(quotes.id, id));
    if (quote?.chosenCompanyId !== 1) continue;
    const { problems } = hireOf(current, {
      reference: "",
      askedOn: "",
      wantedOn: null,
      offeredOn: null,
      days: 14,
    });
    counts.hires += 1;
    counts.swaps += current.filter(({ facts }) => facts.press === "swapped").length;
    counts.swaps -= current.filter(({ facts }) => facts.said === "swapped").length;
    for (const kind of Map.groupBy(problems, ({ problem }) => problem).values()) {
      counts.problems += 1;
      if (!kind.every(({ settled }) => settled)) continue;
      const ends = kind.map(({ number, at }) => {
        const end = current.findLast(({ facts }) => facts.press === "problem-end" && facts.number === number);
        return (Number(end?.at) - Date.parse(at)) / 86_400_000;
      });
      days.push(Math.max(...ends));
    }
  }
  const mean = days.reduce((sum, each) => sum + each, 0) / days.length;
  return { ...counts, settled: days.length, settledDays: days.length ? Math.round(mean * 10) / 10 : null };
}

test("the hires of a company are counted from five on, and the counts equal the events to the last one", async () => {
  const ids = [
    await hire(),
    await hire(["company", { press: "swapped", day: "2026-11-03" }], PROBLEM, settledAfter(96)),
    await hire(PROBLEM, ["customer", { press: "problem-end", number: "C1", settled: "no" }]),
    // A choice that was changed before the delivery is no hire.
    await hire(PROBLEM, ["customer", { press: "release" }]),
  ];
  await refresh(1);
  expect(await figures()).toEqual({ requests: 4, bucket: "not-enough" });
  const many = Array.from({ length: 5 }, (_, at): Pressed[] => [
    ["customer", { press: "swap", day: "2026-11-05", part: "any" }],
    ["company", { press: "swapped", day: "2026-11-05" }],
    ...(at % 2 ? [PROBLEM, settledAfter(24 * at, "C2")] : []),
    ...(at === 0 ? [["company", { press: "take-back", number: "F1", said: "swapped" }] as Pressed] : []),
    ...(at % 3 ? [["clock", { press: "reminded", about: "end" }] as Pressed] : []),
  ]);
  for (const pressed of many) ids.push(await hire(...pressed));
  await refresh(1);
  const { hires } = (await figures()) ?? {};
  expect(hires).toEqual(await recounted(ids));
  expect(hires).toEqual({ hires: 8, swaps: 5, problems: 4, settled: 3, settledDays: 2.7 });
});

test("a problem of a kind counts once for a hire, and is settled when all of that kind are", async () => {
  const twice = [PROBLEM, settledAfter(24), PROBLEM];
  const ids = [await hire(...twice), await hire(...twice, settledAfter(72, "C3"))];
  for (let count = 0; count < 4; count += 1) ids.push(await hire());
  await refresh(1);
  const { hires } = (await figures()) ?? {};
  expect(hires).toEqual({ hires: 6, swaps: 0, problems: 2, settled: 1, settledDays: 3 });
  expect(hires).toEqual(await recounted(ids));
});

test("a stranger alone can't write a company's record: only hires in which it took part count, once a request", async () => {
  for (let count = 0; count < 5; count += 1) await hire();
  const NOT_DELIVERED: Pressed = ["customer", { press: "problem", problem: "not-delivered" }];
  const RELEASE: Pressed = ["customer", { press: "release" }];
  const denial: Pressed = ["company", { press: "problem-answer", number: "C1", reply: "disagrees" }];
  await hireOfFirm({ isPriced: false }, PROBLEM, NOT_DELIVERED, denial);
  await refresh(1);
  const silent = { hires: 5, swaps: 0, problems: 0, settled: 0, settledDays: null };
  expect((await figures())?.hires).toEqual(silent);
  // The same request, chosen and released again and again.
  await hire(PROBLEM, RELEASE, PROBLEM, RELEASE, PROBLEM, RELEASE, NOT_DELIVERED);
  await refresh(1);
  expect((await figures())?.hires).toEqual({ ...silent, hires: 6, problems: 1 });
  await hireOfFirm({ isPriced: false }, ["company", { press: "delivered", day: "2026-11-03" }], PROBLEM);
  await refresh(1);
  expect((await figures())?.hires).toEqual({ ...silent, hires: 7, problems: 2 });
});
