import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { countedMailbox } from "#contract/text/counted-contact.ts";
import { contactHash, idTokens, removalHash } from "#server/signing.ts";
import { knownHashesOf, whyKeptOut } from "./companies/csv/removed-companies.ts";
import { removalRequests } from "./database/tables/changes.ts";
import { quoteKeys, quotes } from "./database/tables/requests.ts";
import { reviews } from "./database/tables/reviews.ts";
import { COMPANY, openLinkedApp } from "./pages/testing/linked-app.ts";

const FORMER = { signingSecret: "the secret before the change, in 32 or more" };
const PRESENT = { signingSecret: "for tests only" };
const CHANGED = { ...PRESENT, formerSigningSecret: FORMER.signingSecret };

test("a company that was removed under the former secret is recognised, and new ones are stored under the present one", () => {
  const company = { name: "Ash Skips", phone: "01632 960001" };
  const [key = ""] = knownHashesOf(company, removalHash(FORMER));
  const removed = new Map([[key, "asked" as const]]);
  expect(whyKeptOut(company, removed, removalHash(CHANGED))).toBe("asked");
  expect(whyKeptOut(company, removed, removalHash(PRESENT))).toBeNull();
  expect(removalHash(CHANGED)("x")).toBe(removalHash(PRESENT)("x"));
  expect(contactHash(CHANGED)("mailbox", "x")).toBe(contactHash(PRESENT)("mailbox", "x"));
});

test("with the former secret set, the product finds what was stored under it", async () => {
  const { app } = await openLinkedApp({ env: { SIGNING_SECRET_FORMER: FORMER.signingSecret } });
  onTestFinished(app.close);
  const { database, services } = app;

  await database.insert(removalRequests).values({ key: removalHash(FORMER)("phone: 07700900123") });
  expect((await services.personalData.find("07700 900123")).isRemovalKey).toBe(true);

  const address = "tagged@other.example";
  const key = contactHash(FORMER)("mailbox", countedMailbox(address));
  const [quote] = await database.select().from(quotes);
  await database.insert(quoteKeys).values({ quoteId: Number(quote?.id), kind: "mailbox", key });
  expect((await services.personalData.find(address)).quotes).toHaveLength(1);

  const write = { companyId: COMPANY, rating: 4, customerName: "Bo", title: "Good", content: "On time." };
  const [first, second] = await database
    .insert(reviews)
    .values([
      { ...write, proof: "email-confirmed" as const, confirmedMailbox: key },
      { ...write, email: address },
    ])
    .returning();
  const token = idTokens("my-review", FORMER).issue(Number(second?.id));
  expect(await services.reviews.own.confirm(token)).toBe(COMPANY);
  const [after] = await database
    .select()
    .from(reviews)
    .where(eq(reviews.id, Number(second?.id)));
  expect([first?.proof, after?.proof]).toEqual(["email-confirmed", "none"]);
});
