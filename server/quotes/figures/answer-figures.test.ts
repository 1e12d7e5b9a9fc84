import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { NO_REQUESTS } from "#contract/answers/figures.ts";
import type { DeliveryState } from "#contract/deliveries.ts";
import { startCatalogueSync } from "#server/catalogue/catalogue-sync.ts";
import { exampleCompanies } from "#server/companies/examples.ts";
import { connect, type Database } from "#server/database/connect.ts";
import { listen } from "#server/database/listen.ts";
import { companies } from "#server/database/tables/companies.ts";
import { deliveries } from "#server/database/tables/requests.ts";
import { openTestDatabase, type TestDatabase } from "#server/database/testing/test-database.ts";
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
      recipient: "firm@skips.example",
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
    recipient: "firm@skips.example",
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
