import { afterAll, beforeAll, expect, test } from "vitest";
import { quoteReceiptSchema } from "#contract/quotes.ts";
import { companies } from "#server/database/tables/companies.ts";
import { reviews } from "#server/database/tables/reviews.ts";
import { openTestApp } from "#server/testing/test-app.ts";
import { DIRECTORY_QUOTE } from "../testing/examples.ts";

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp();
  const near = { location: "Leeds", county: "West Yorkshire", latitude: 53.8, longitude: -1.55 };
  const covering = { ...near, coverageAreas: [{ type: "radius" as const, km: 20 }] };
  const listed: (typeof companies.$inferInsert)[] = [
    { ...covering, name: "Asked" },
    { ...covering, name: "Good" },
    { ...covering, name: "Best" },
    { ...covering, name: "Refusing", refuses: ["garden"] },
    {
      ...covering,
      name: "Elsewhere",
      coverageAreas: [{ type: "districts", codes: ["TR1"] }],
      rating: "5.00",
    },
    { ...covering, name: "Without email", email: "Unknown" },
    { ...near, name: "Silent", coverage: null },
  ];
  const rows = listed.map((company) => ({
    email: `${company.name.toLowerCase()}@skips.example`,
    ...company,
  }));
  await app.database.insert(companies).values(rows);
  const review = (companyId: number, rating: number) => ({
    ...{ companyId, rating },
    ...{ customerName: "Bob", title: "On time", content: "As agreed." },
  });
  await app.database.insert(reviews).values([review(2, 4), review(3, 5)]);
  await app.services.companies.refresh("all");
});
afterAll(() => app.close());

async function call(path: string, body?: object) {
  const response = await app.request(`/api${path}`, {
    ...(body && {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    }),
  });
  return response.json();
}

test("a receipt names the companies that fit the place and the job, best first, and one press asks them", async () => {
  const job = { size: 6, waste: ["garden"] };
  const { receiptUrl } = await call("/quotes", { ...DIRECTORY_QUOTE, companies: [{ id: 1 }], job });
  const path = `/receipts/${receiptUrl.split("/").at(-1)}`;
  const receipt = quoteReceiptSchema.parse(await call(path));
  expect(receipt.canAsk).toBe(4);
  expect(receipt.others.map(({ name }) => name)).toEqual(["Best", "Good"]);
  expect(receipt.others[0]).toMatchObject({ rating: "5.00", reviewCount: 1 });
  expect(receipt.others[0]?.servesBecause).toMatch(/\.$/);
  expect(receipt.others[0]?.total).not.toBeNull();
  const asked = quoteReceiptSchema.parse(
    await call(`${path}/ask`, { companyIds: receipt.others.map(({ id }) => id) }),
  );
  expect(asked.companies.map(({ name }) => name)).toEqual(["Asked", "Best", "Good"]);
  expect(asked).toMatchObject({ canAsk: 2, others: [] });
});
