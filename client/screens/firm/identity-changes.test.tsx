import { renderToString } from "react-dom/server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { proposals } from "#server/database/tables/changes.ts";
import { companies } from "#server/database/tables/companies.ts";
import { openTestApp } from "#server/testing/test-app.ts";
import FirmListingScreen, { savePart } from "./firm-listing.screen.tsx";
import type { ListingWithProposals } from "./firm-page.tsx";
import { openedValues } from "./newer-listing.tsx";
import { PART_FORMS } from "./parts/parts.ts";

const FIRM = 1;

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp();
  const place = { location: "Leeds", county: "West Yorkshire", postcode: "LS1 4AP" };
  const email = "office@ash.example";
  await app.database.insert(companies).values({ id: FIRM, name: "Ash Skips", email, ...place });
  await app.services.companies.refresh("all");
});
afterAll(() => app.close());
beforeEach(() => app.database.delete(proposals));

const own = async () => (await app.services.firms.ownListing(FIRM)) as ListingWithProposals;
const open = async () => openedValues(PART_FORMS.identity, await own());
const send = (values: Record<string, string>) =>
  savePart({ ...app.services, companyId: FIRM, part: "identity", values });
const waiting = async () => (await own()).waiting.map(({ field, suggestion }) => [field, suggestion]);

const NEW_EMAIL = { email: "new@ash.example" };

test("a company's second change of its identity leaves its first one waiting, and the form shows both values", async () => {
  await send({ ...(await open()), ...NEW_EMAIL });
  const again = await open();
  expect(again).toMatchObject(NEW_EMAIL);
  await send({ ...again, postcode: "LS2 7EW" });
  expect(await waiting()).toEqual([
    ["email", "new@ash.example"],
    ["postcode", "LS2 7EW"],
  ]);
  const html = renderToString(<FirmListingScreen params={{ part: "identity" }} own={await own()} />);
  expect(html.replaceAll(/<!-- -->|<[^>]+>/g, "")).toContain("Email for requests: “new@ash.example” waits");
  expect(html).toContain('value="LS2 7EW"');
});

test("a form opened before the first change leaves it waiting too", async () => {
  const openedEarlier = await open();
  await send({ ...(await open()), ...NEW_EMAIL });
  await send({ ...openedEarlier, postcode: "LS2 7EW" });
  expect((await waiting()).map(([field]) => field)).toEqual(["email", "postcode"]);
});

test("typing the present value withdraws the waiting one", async () => {
  await send({ ...(await open()), ...NEW_EMAIL, postcode: "LS2 7EW" });
  await send({ ...(await open()), email: "office@ash.example" });
  expect(await waiting()).toEqual([["postcode", "LS2 7EW"]]);
});

test("a value that the administrator refused meanwhile is not proposed again with another change", async () => {
  await send({ ...(await open()), ...NEW_EMAIL });
  const openedEarlier = await open();
  await app.database.update(proposals).set({ state: "refused" });
  await send({ ...openedEarlier, county: "Yorkshire" });
  expect(await waiting()).toEqual([["county", "Yorkshire"]]);
});
