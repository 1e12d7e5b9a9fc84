import type { Logger } from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { deliveries } from "#server/database/tables/requests.ts";
import { openTestDatabase } from "#server/database/testing/test-database.ts";
import { createHourlyCeiling } from "./mail.ts";

test("above 600 emails within an hour the ceiling is exceeded, and the operator is warned once", async () => {
  const { database, close } = await openTestDatabase();
  onTestFinished(close);
  const warn = vi.fn();
  const ceiling = () =>
    createHourlyCeiling({ database, log: { warn } as unknown as Logger, factor: 1 / 200 });
  const email = { kind: "company", recipient: "company@skips.example", state: "sent" } as const;
  const anHourAgo = new Date(Date.now() - 3_700_000);
  await database.insert(deliveries).values([email, email, email, { ...email, createdAt: anHourAgo }]);
  const below = ceiling();
  await below.check();
  expect(below.isExceeded()).toBe(false);

  await database.insert(deliveries).values(email);
  const above = ceiling();
  await above.check();
  await above.check();
  expect(above.isExceeded()).toBe(true);
  expect(warn).toHaveBeenCalledOnce();
});
