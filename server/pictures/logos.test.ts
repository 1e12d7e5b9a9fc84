import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { PICTURE_PROBLEMS } from "#contract/pictures.ts";
import { companyChanges, proposals } from "#server/database/tables/changes.ts";
import { companies, logos } from "#server/database/tables/companies.ts";
import { COMPANY, openLinkedApp } from "#server/pages/testing/linked-app.ts";

const OTHER = 2;

let linked: Awaited<ReturnType<typeof openLinkedApp>>;
let token = "";
beforeAll(async () => {
  linked = await openLinkedApp({
    env: { RATE_LIMIT_FACTOR: "10000" },
  });
  const body = JSON.stringify({ password: "correct horse" });
  ({ token } = await (await linked.app.request("/api/admin/login", { method: "POST", body })).json());
  const place = { location: "Leeds", county: "West Yorkshire", latitude: 53.79, longitude: -1.54 };
  await linked.app.database.insert(companies).values({ id: OTHER, name: "Birch Skips", ...place });
});
afterAll(() => linked.app.close());
beforeEach(async () => {
  const { database, services } = linked.app;
  await database.update(companies).set({ logo: null, listing: "public" });
  for (const table of [proposals, companyChanges, logos]) await database.delete(table);
  await services.companies.refresh("all");
});

const picture = (background: string) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toBuffer();

async function postFirm(fields: Record<string, string>, file?: Buffer) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) form.append("logo", new Blob([new Uint8Array(file)]), "logo.png");
  const { cookie } = linked;
  return linked.app.request("/firm", { method: "POST", body: form, headers: { cookie } });
}

const firmPage = async () =>
  (await linked.app.request("/firm", { headers: { cookie: linked.cookie } })).text();

const admin = (method: string, path: string, body?: BodyInit) =>
  linked.app.request(`/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body && { body }),
  });

const logoOf = async (id: number): Promise<string | null> =>
  (await (await linked.app.request(`/api/companies/${id}`)).json()).logo;

const statusOf = async (path: string) => (await linked.app.request(path)).status;

/** Sends a logo as the company. Returns the proposal that waits. */
async function propose(background: string) {
  const sent = await postFirm({ intent: "logo", companyId: String(COMPANY) }, await picture(background));
  expect(sent.headers.get("location")).toBe("/firm?done=proposed#main");
  const [waiting] = await (await admin("GET", "/proposals?kind=change")).json();
  return waiting as { id: number; picture: string; suggestion: string };
}

const decide = (id: number, decision: object) =>
  admin("POST", `/proposals/${id}/decide`, JSON.stringify(decision));

/** The listed companies with their logos, in the API and on the page of the search. */
async function listed(): Promise<[(string | null)[], string]> {
  const found = await (await linked.app.request("/api/companies")).json();
  const html = await (await linked.app.request("/search?location=Leeds")).text();
  return [found.map(({ logo }: { logo: string | null }) => logo), html];
}

test("a company's logo waits unseen, is approved, shown everywhere, and undone", async () => {
  const { id, picture: preview, suggestion } = await propose("#a00");
  expect(suggestion).toMatch(/^\/logos\/[\w-]{43}\.webp$/);
  expect([await logoOf(COMPANY), await statusOf(suggestion)]).toEqual([null, 404]);
  const seen = await linked.app.request(preview);
  expect([seen.status, seen.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  expect(await firmPage()).toContain("Waits for our check");

  expect((await decide(id, { decision: "approve" })).status).toBe(200);
  const shown = await linked.app.request(suggestion);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
  });
  const { format, width, height } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
  expect([format, width, height]).toEqual(["webp", 256, 171]);
  const [inApi, html] = await listed();
  expect(inApi).toContain(suggestion);
  expect(html).toContain(`src="${suggestion}"`);

  expect((await admin("POST", `/proposals/${id}/reopen`)).status).toBe(204);
  expect([await logoOf(COMPANY), await statusOf(suggestion)]).toEqual([null, 404]);
});

test("a refused logo never shows, and its company reads why", async () => {
  const { id, suggestion } = await propose("#0a0");
  await decide(id, { decision: "refuse", reason: "It is the badge of another company" });
  expect([await logoOf(COMPANY), await statusOf(suggestion)]).toEqual([null, 404]);
  expect(await firmPage()).toContain("It is the badge of another company");
});

test("a logo that is taken down is gone at once from lists, pages and its address", async () => {
  const { id, suggestion } = await propose("#00a");
  await decide(id, { decision: "approve" });
  expect((await listed())[1]).toContain(suggestion);
  const removed = await postFirm({ intent: "remove-logo", companyId: String(COMPANY) });
  expect(removed.headers.get("location")).toBe("/firm?done=logo-removed#main");
  const [inApi, html] = await listed();
  expect(inApi).not.toContain(suggestion);
  expect(html).not.toContain(suggestion);
  expect(await statusOf(suggestion)).toBe(404);
});

test("taking the logo down withdraws the one that waits", async () => {
  await propose("#aaa");
  await postFirm({ intent: "remove-logo", companyId: String(COMPANY) });
  expect(await linked.app.database.$count(proposals)).toBe(0);
});

test.each([
  ["HEIC", Buffer.from(`\0\0\0\x18ftypheic${"\0".repeat(40)}`, "latin1"), PICTURE_PROBLEMS.heic.slice(0, 19)],
  ["SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "JPEG, PNG or WebP picture"],
  ["nothing", undefined, "Choose a picture first"],
])("%s is refused with a sentence", async (_, file, sentence) => {
  const answer = await postFirm({ intent: "logo", companyId: String(COMPANY) }, file);
  expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining(sentence)]);
  expect(await linked.app.database.$count(logos)).toBe(0);
});

test("the administrator takes a logo down, and other edits of the listing go on", async () => {
  const { id } = await propose("#b0b");
  await decide(id, { decision: "approve" });
  const before = await (await admin("GET", `/companies/${COMPANY}`)).json();
  const path = `/companies/${COMPANY}/logo`;
  expect((await linked.app.request(`/api${path}`, { method: "DELETE" })).status).toBe(401);
  expect((await (await admin("DELETE", path)).json()).updatedAt).toBe(before.updatedAt);
  expect(await logoOf(COMPANY)).toBeNull();
});

test("a hidden listing hides its logo, and a merge keeps it until it is undone", async () => {
  const { database, services } = linked.app;
  const logo = await services.logos.keep(await picture("#123"));
  await services.editor.change(OTHER, { logo });
  const merged = await admin("POST", `/companies/${COMPANY}/merge`, JSON.stringify({ companyId: OTHER }));
  const { mergeId, filled } = await merged.json();
  expect(filled).toContain("logo");
  expect([await logoOf(COMPANY), await statusOf(logo)]).toEqual([logo, 200]);
  await admin("POST", `/company-merges/${mergeId}/undo`);
  expect([await logoOf(COMPANY), await logoOf(OTHER)]).toEqual([null, logo]);
  await database.update(companies).set({ listing: "removed" }).where(sql`id = ${OTHER}`);
  await services.companies.refresh([OTHER]);
  expect(await statusOf(logo)).toBe(404);
});

test("a logo is kept while anything names it, and deleted with its company", async () => {
  const { database, services } = linked.app;
  const age = () => database.update(logos).set({ createdAt: sql`now() - interval '2 hours'` });
  const { id } = await propose("#456");
  await age();
  await services.logos.deleteUnused();
  expect(await database.$count(logos)).toBe(1);
  await decide(id, { decision: "approve" });
  await postFirm({ intent: "remove-logo", companyId: String(COMPANY) });
  await services.logos.deleteUnused();
  // Undoing the removal would show it again.
  expect(await database.$count(logos)).toBe(1);
  for (const table of [proposals, companyChanges]) await database.delete(table);
  await services.logos.deleteUnused();
  expect(await database.$count(logos)).toBe(0);
});

test("nobody else's address is a logo, whatever it looks like", async () => {
  const names = [
    "x",
    `${"a".repeat(43)}.webp`,
    "../favicon.svg",
    `${"a".repeat(42)}.webp`,
    `${"a".repeat(43)}.png`,
  ];
  for (const name of names) expect([name, await statusOf(`/logos/${name}`)]).toEqual([name, 404]);
});
