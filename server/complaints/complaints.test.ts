import { sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { addDays, todayInLondon } from "#contract/dates.ts";
import { ACKNOWLEDGE_DAYS } from "#contract/limits.ts";
import { deliveries } from "#server/database/tables/requests.ts";
import { complaints } from "#server/database/tables/site.ts";
import { createRender } from "#server/pages/render.ts";
import { openTestApp } from "#server/testing/test-app.ts";

const app = await openTestApp({ createRender, env: { ADMIN_EMAIL: "admin@skips.example" } });
afterAll(() => app.close());
const login = { method: "POST", body: '{"password":"correct horse"}' };
const { token } = await (await app.request("/api/admin/login", login)).json();
const headers = { authorization: `Bearer ${token}` };

beforeEach(async () => {
  await app.database.delete(complaints);
  await app.database.delete(deliveries);
});

const FIELDS = { name: "Ann Archer", email: "ann@home.example", about: "You show my number.\nStop it." };
const send = (fields: object = {}) =>
  app.request("/privacy/complaint", {
    method: "POST",
    body: new URLSearchParams({ ...FIELDS, ...fields }),
  });
const waiting = async () => (await (await app.request("/api/work", { headers })).json()).complaints;
const decide = (id: number, decision: string, how: { headers?: Record<string, string> } = { headers }) =>
  app.request(`/api/complaints/${id}/decide`, { method: "POST", body: JSON.stringify({ decision }), ...how });
const emails = () => app.database.select().from(deliveries).orderBy(deliveries.createdAt);

test("a complaint sent by the form waits in the queue with the last day for its acknowledgement, once", async () => {
  const sent = await send();
  expect([sent.status, sent.headers.get("location")]).toEqual([303, "/privacy/complaint?sent=1#main"]);
  await send();
  const by = addDays(todayInLondon(), ACKNOWLEDGE_DAYS);
  expect(await waiting()).toMatchObject({
    total: 1,
    items: [{ ...FIELDS, acknowledgedAt: null, acknowledgeBy: by }],
  });
  expect(await emails()).toMatchObject([{ kind: "complaint", recipient: "admin@skips.example" }]);
});

test("a complaint with other words waits beside the first", async () => {
  const about = "You show my old number.\nStop it.";
  for (const typed of [{}, { about }, { about }]) await app.services.complaints.add({ ...FIELDS, ...typed });
  expect((await waiting()).items).toMatchObject([FIELDS, { ...FIELDS, about }]);
  expect(await emails()).toHaveLength(2);
});

test.each([
  ["without a name", { name: " " }],
  ["with a name that is a web address", { name: "win www.prize.example" }],
  ["with an address that is none", { email: "ann" }],
  ["without words", { about: "" }],
  ["with the field that only programs fill in", { website: "https://spam.example" }],
])("a complaint %s is refused with what was typed, and nothing is stored", async (_, wrong) => {
  const refused = await send(wrong);
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain("Send complaint");
  expect(await waiting()).toEqual({ total: 0, items: [] });
});

test("acknowledging tells the writer once, without anything that was typed, and closing deletes", async () => {
  await send();
  const { id } = (await waiting()).items[0];
  expect((await decide(id, "acknowledge", {})).status).toBe(401);
  expect((await decide(id, "acknowledge")).status).toBe(204);
  expect((await decide(id, "acknowledge")).status).toBe(409);
  const [, told, ...others] = await emails();
  expect([told?.kind, told?.recipient, others]).toEqual(["complaint-acknowledgement", FIELDS.email, []]);
  expect((await waiting()).items).toMatchObject([{ acknowledgedAt: expect.any(String) }]);
  expect((await decide(id, "close")).status).toBe(204);
  expect((await decide(id, "close")).status).toBe(409);
  expect(await waiting()).toEqual({ total: 0, items: [] });
  const { changes } = await (await app.request("/api/changes?what=requests", { headers })).json();
  expect(changes).toMatchObject([
    { kind: "complaint-closed", request: String(id), fields: [] },
    { kind: "complaint-acknowledged", request: String(id), fields: [] },
  ]);
  expect(JSON.stringify(changes)).not.toMatch(/Ann|home\.example|number/);
});

test("a complaint is found and erased by its writer's address, and deleted after two years", async () => {
  await send();
  await send({ email: "bob@home.example" });
  expect(await app.services.personalData.find("ANN@home.example")).toMatchObject({
    complaints: [{ about: FIELDS.about }],
    mentions: [],
  });
  const { erased, left } = await app.services.personalData.erase(FIELDS.email);
  expect(erased.complaints).toBe(1);
  expect(left.complaints).toEqual([]);
  expect((await waiting()).total).toBe(1);
  await app.database.update(complaints).set({ createdAt: sql`now() - interval '2 years 1 day'` });
  await app.services.complaints.deleteExpired();
  expect(await waiting()).toEqual({ total: 0, items: [] });
});
