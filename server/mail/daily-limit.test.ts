import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deliveries } from "#server/database/tables/requests.ts";
import { openTestDatabase, type TestDatabase } from "#server/database/testing/test-database.ts";
import { COMPANY_KINDS } from "./outgoing-email.ts";

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

// The function in the database that counts has a list of kinds of its own.
test.each(COMPANY_KINDS)(
  "an email of the kind %s counts towards the daily limit of its mailbox",
  async (kind) => {
    const { database } = opened;
    const to = { mailbox: `${kind}@firm.example`, recipient: `${kind}@firm.example` };
    const digest = async () => {
      const { rows } = await database.execute(
        sql`select digest_for(${to.mailbox}, ${to.recipient}, 1) as id`,
      );
      return rows[0]?.id;
    };
    expect(await digest()).toBeNull();
    await database.insert(deliveries).values({ ...to, kind, state: "sent" });
    expect(await digest()).not.toBeNull();
  },
);
