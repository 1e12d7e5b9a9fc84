import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { todayInLondon } from "#contract/dates.ts";
import { PICTURE_PROBLEMS } from "#contract/pictures.ts";
import { deliveries, photos, quotes } from "#server/database/tables/requests.ts";
import { openLinkedApp } from "#server/pages/testing/linked-app.ts";
import { pictureAddresses } from "./addresses.ts";

let linked: Awaited<ReturnType<typeof openLinkedApp>>;
beforeAll(async () => {
  linked = await openLinkedApp({ env: { RATE_LIMIT_FACTOR: "10000" } });
});
afterAll(() => linked.app.close());
beforeEach(() => linked.app.database.delete(photos));
afterEach(() => vi.useRealTimers());

const HEIC = Buffer.from(`\0\0\0\x18ftypheic${"\0".repeat(40)}`, "latin1");

const jpeg = (background: string) =>
  sharp({ create: { width: 120, height: 80, channels: 3, background } })
    .jpeg()
    .toBuffer();

const uploadPhoto = (bytes: Buffer) => send("/api/photos", new Uint8Array(bytes));

const upload = async (background: string): Promise<{ token: string; url: string }> =>
  (await uploadPhoto(await jpeg(background))).json();

const REQUEST = {
  ...{ name: "Ann Example", email: "ann@home.example", phone: "01632 960123", location: "LS1 4AP" },
  ...{ wasteType: "garden", skipSize: "builder-6-yard", hireLength: "1-week", companies: [{ id: 1 }] },
};

/** Each request differs, so that none is the repetition of another. */
let asked = 0;

async function ask(more: object = {}) {
  asked += 1;
  const body = JSON.stringify({ ...REQUEST, additionalInfo: `Request ${asked}`, ...more });
  const response = await linked.app.request("/api/quotes", { method: "POST", body });
  const accepted = await response.json();
  return { accepted, path: new URL(accepted.receiptUrl).pathname, reference: accepted.reference as string };
}

const FORM = {
  ...{ name: "Ann Example", email: "ann@home.example", phone: "01632 960123", location: "Leeds" },
  ...{ skipSize: "medium", wasteType: "Soil", hireDate: "2999-12-31", hireDuration: "2-weeks", radius: "25" },
  companies: "1",
};

/** Browsers say how long a form is. */
async function send(path: string, body: FormData | Uint8Array<ArrayBuffer>) {
  const sent = new Response(body);
  const bytes = await sent.arrayBuffer();
  const headers = { ...Object.fromEntries(sent.headers), "content-length": String(bytes.byteLength) };
  return linked.app.request(path, { method: "POST", body: bytes, headers });
}

function post(path: string, fields: Record<string, string | string[]>, files: readonly Buffer[] = []) {
  const form = new FormData();
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) form.append(name, value);
  for (const file of files) form.append("photos", new Blob([new Uint8Array(file)]), "photo.jpg");
  return send(path, form);
}

const pageAt = async (path: string) => (await linked.app.request(path)).text();

/** The addresses of the photos on a page. */
const photosOn = async (path: string) => [
  ...new Set(Array.from((await pageAt(path)).matchAll(/src="(\/pictures\/[^"]+)"/g), ([, url]) => url ?? "")),
];

const statusOf = async (path: string) => (await linked.app.request(path)).status;

test("photos of a request are shown to its customer and to the companies asked, and to nobody else", async () => {
  const [one, two] = [await upload("#a33"), await upload("#3a3")];
  const { accepted, path, reference } = await ask({ photos: [one.token, two.token] });
  expect(accepted.photos).toBe(2);
  const shown = await photosOn(path);
  expect(shown).toHaveLength(2);
  expect(await photosOn(linked.paths.answer)).toEqual([]);
  expect(await linked.app.services.photos.ofRequest(reference)).toHaveLength(2);
  const picture = await linked.app.request(shown[0] ?? "");
  expect(picture.status).toBe(200);
  expect(Object.fromEntries(picture.headers)).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "private, no-store",
    "cross-origin-resource-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-robots-tag": "noindex",
  });
  expect((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).format).toBe("webp");
  for (const other of ["/pictures/photo-1", `${shown[0]}x`, shown[0]?.replace(/photo-\d+/, "photo-1") ?? ""])
    if (other !== shown[0]) expect([other, await statusOf(other)]).toEqual([other, 404]);
});

test("the administrator's list of requests has the photos", async () => {
  const { token } = await upload("#abc");
  const { reference } = await ask({ photos: [token] });
  const login = { method: "POST", body: JSON.stringify({ password: "correct horse" }) };
  const { token: admin } = await (await linked.app.request("/api/admin/login", login)).json();
  const headers = { authorization: `Bearer ${admin}` };
  const listed = await (await linked.app.request("/api/quotes", { headers })).json();
  const [photo] = listed.find((quote: { reference: string }) => quote.reference === reference).photos;
  expect(await statusOf(photo.url)).toBe(200);
});

test("the page of an asked company shows the photos, and so does its list of requests", async () => {
  const { token } = await upload("#abc");
  const [waiting] = await linked.app.database
    .select({ reference: quotes.reference })
    .from(quotes)
    .where(sql`email = 'bea@home.example'`);
  expect(await linked.app.services.photos.attach(waiting?.reference ?? "", [token])).toBe(1);
  expect(await photosOn(linked.paths.answer)).toHaveLength(1);
  expect(await pageAt(linked.paths.answer)).not.toContain("remove-photo");
  const headers = { cookie: linked.cookie };
  const list = await (await linked.app.request("/firm/requests", { headers })).text();
  expect(list.match(/src="\/pictures\/[^"]+"/g)).toHaveLength(1);
  expect(list).not.toContain("remove-photo");
});

test("no email contains a photo or its address", async () => {
  const { token } = await upload("#123");
  const { reference } = await ask({ photos: [token] });
  const emails = await linked.app.database.select().from(deliveries);
  expect(emails.length).toBeGreaterThan(0);
  expect(JSON.stringify(emails)).not.toMatch(/pictures\/|photo-\d/);
  expect(reference).not.toBe("");
});

test("a photo survives a mistake elsewhere in the form, and comes with the corrected one, without script", async () => {
  const wrong = await post("/quote", { ...FORM, phone: "1" }, [await jpeg("#455")]);
  expect(wrong.status).toBe(422);
  const html = await wrong.text();
  const [checkbox = ""] = /<input[^>]*name="photo"[^>]*>/.exec(html) ?? [];
  expect(checkbox).toContain("checked");
  const [, kept = ""] = /value="([^"]+)"/.exec(checkbox) ?? [];
  expect(await statusOf(`/pictures/${kept}`)).toBe(200);
  const again = await post("/quote", { ...FORM, email: "kept@home.example", photo: kept });
  expect(again.status).toBe(303);
  expect(await photosOn(again.headers.get("location") ?? "")).toHaveLength(1);
});

test("a photo that is left out before sending stays out", async () => {
  const html = await (await post("/quote", { ...FORM, phone: "1" }, [await jpeg("#545")])).text();
  expect(html).toContain('name="photo"');
  const sent = await post("/quote", { ...FORM, email: "left-out@home.example" });
  expect(await photosOn(sent.headers.get("location") ?? "")).toEqual([]);
});

const REFUSED = [
  ["HEIC", HEIC, "heic"],
  ["a page named .jpg", Buffer.from("<html><script>alert(1)</script>"), "other-type"],
  ["half a picture", Buffer.from("\xff\xd8\xff\xe0half", "latin1"), "broken"],
  ["a file above 8 MB", Buffer.alloc(9 * 1024 * 1024), "too-large"],
] as const;

test.each(REFUSED)("%s does not keep the request from being sent", async (what, bytes, problem) => {
  const sent = await post("/quote", { ...FORM, email: `${problem}@home.example` }, [
    await jpeg("#777"),
    bytes,
  ]);
  expect([what, sent.status]).toEqual([what, 303]);
  const receipt = sent.headers.get("location") ?? "";
  expect(receipt).toContain(`?photo=${problem}`);
  expect(await photosOn(receipt)).toHaveLength(1);
  const [said] = PICTURE_PROBLEMS[problem].split(/[,:’']/);
  expect(await pageAt(receipt)).toContain(said);
});

test.each(REFUSED)("%s is refused by the API with a sentence", async (_, bytes, problem) => {
  const response = await uploadPhoto(bytes);
  expect(response.status).toBe(problem === "too-large" ? 413 : 400);
  expect((await response.json()).message).toMatch(problem === "too-large" ? /8 MB/ : /./);
});

test("photos are added and removed on the customer's page, at most three, and equal ones are one", async () => {
  const { path } = await ask();
  const [red, green, blue] = [await jpeg("#f00"), await jpeg("#0f0"), await jpeg("#00f")];
  const added = await post(path, { intent: "add-photos" }, [red, red, green]);
  expect([added.status, added.headers.get("location")]).toEqual([303, `${path}#photos`]);
  expect(await photosOn(path)).toHaveLength(2);
  await post(path, { intent: "add-photos" }, [red]);
  expect(await photosOn(path)).toHaveLength(2);
  const full = await post(path, { intent: "add-photos" }, [blue, await jpeg("#ff0")]);
  expect(full.headers.get("location")).toBe(`${path}?photo=too-many#photos`);
  const [first, ...others] = await photosOn(path);
  expect(others).toHaveLength(2);
  const [id = ""] = /\d+/.exec(first ?? "") ?? [];
  const { path: another } = await ask();
  await post(another, { intent: "remove-photo", photoId: id });
  const [viewPath = ""] =
    /\/receipt\/[\w.-]+(?=<|")/.exec((await pageAt(path)).split("only look")[1] ?? "") ?? [];
  expect(await pageAt(viewPath)).not.toContain("remove-photo");
  for (const intent of ["remove-photo", "add-photos"])
    expect([viewPath, (await post(viewPath, { intent, photoId: id })).status]).toEqual([viewPath, 404]);
  expect(await photosOn(path)).toHaveLength(3);
  const removed = (await post(path, { intent: "remove-photo", photoId: id })).headers.get("location") ?? "";
  expect(await pageAt(removed)).toContain("The photo was removed.");
  expect(await photosOn(path)).toEqual(others);
  expect(await statusOf(first ?? "")).toBe(404);
});

test("photos can be added after the collection, too, and then help to settle what went wrong", async () => {
  const path = linked.paths.receipt;
  for (const press of ["delivered", "collected"])
    expect((await post(path, { press, key: press, day: todayInLondon() })).status).toBe(303);
  const html = await pageAt(path);
  expect(html).toContain('href="#photos"');
  expect(html).toContain("Photos help to settle what went wrong: up to 3 in all.");
  await post(path, { intent: "add-photos" }, [await jpeg("#321")]);
  expect(await photosOn(path)).toHaveLength(1);
});

test("a request that is sent again, after an answer that was lost, has its photos once", async () => {
  const { token } = await upload("#246");
  const body = { additionalInfo: "The same", photos: [token] };
  const [one, two] = [await ask(body), await ask(body)];
  expect(two.reference).toBe(one.reference);
  expect([one.accepted.photos, two.accepted.photos]).toEqual([1, 1]);
  expect(await photosOn(one.path)).toHaveLength(1);
});

test("two forms can't share a photo, and no request takes more than three", async () => {
  const tokens = await Promise.all(
    ["#100", "#200", "#300"].map(async (colour) => (await upload(colour)).token),
  );
  const { accepted } = await ask({ photos: tokens });
  expect(accepted.photos).toBe(3);
  expect((await ask({ photos: tokens })).accepted.photos).toBe(0);
  const more = await upload("#400");
  expect(await linked.app.services.photos.attach(accepted.reference, [more.token])).toBe(0);
});

test.each([
  ["erase", 404],
  ["withdraw", 200],
])("after %s, the customer's photos answer with %i and no more can be added", async (intent, status) => {
  const { path } = await ask({ photos: [(await upload("#678")).token] });
  const [url = ""] = await photosOn(path);
  await post(path, { intent });
  expect(await statusOf(url)).toBe(status);
  expect((await post(path, { intent: "add-photos" }, [await jpeg("#987")])).status).toBe(404);
});

test("photos are among a person's data, and erased with them", async () => {
  const email = "who-asks@home.example";
  const { path } = await ask({ email, photos: [(await upload("#579")).token] });
  const { find, erase } = linked.app.services.personalData;
  const [{ photos: found } = { photos: [] }] = (await find(email)).quotes;
  expect(found).toEqual(await photosOn(path));
  expect(await statusOf(found[0] ?? "")).toBe(200);
  await erase(email);
  expect(await linked.app.database.$count(photos)).toBe(0);
});

test("requests that are deleted when their time is over take their photos with them", async () => {
  const { reference } = await ask({ photos: [(await upload("#135")).token] });
  await linked.app.database
    .update(quotes)
    .set({ createdAt: sql`now() - interval '3 years'` })
    .where(sql`reference = ${reference}`);
  await linked.app.services.quotes.deleteExpired();
  expect(await linked.app.database.$count(photos)).toBe(0);
});

test("a photo whose form is not sent within the hour is gone, and the request is sent without it", async () => {
  const { token, url } = await upload("#864");
  expect(await statusOf(url)).toBe(200);
  await linked.app.database.update(photos).set({ createdAt: sql`now() - interval '61 minutes'` });
  expect(await statusOf(url)).toBe(404);
  expect((await ask({ photos: [token] })).accepted.photos).toBe(0);
  const { kept, problems } = await linked.app.services.photos.keepOfForm(formWith(token));
  expect([kept, problems]).toEqual([[], [PICTURE_PROBLEMS.lost]]);
  await linked.app.services.photos.deleteOld();
  expect(await linked.app.database.$count(photos)).toBe(0);
});

function formWith(token: string): FormData {
  const form = new FormData();
  form.append("photo", token);
  return form;
}

test("an address ends after the next day, and opens no other picture", () => {
  vi.useFakeTimers({ now: Date.parse("2026-11-29T12:00:00Z") });
  const { issue, open } = pictureAddresses({ signingSecret: "one" });
  const token = issue("photo-1");
  expect(open(token)).toBe("photo-1");
  expect(open(token.replace("photo-1", "photo-2"))).toBeNull();
  expect(open(token.replace(/\.\d+\./, (day) => `.${Number(day.slice(1, -1)) + 1}.`))).toBeNull();
  expect(pictureAddresses({ signingSecret: "two" }).open(token)).toBeNull();
  vi.setSystemTime(Date.parse("2026-11-30T23:59:00Z"));
  expect(open(token)).toBe("photo-1");
  vi.setSystemTime(Date.parse("2026-12-01T00:01:00Z"));
  expect(open(token)).toBeNull();
});
