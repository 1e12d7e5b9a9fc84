import { readFileSync } from "node:fs";
import { pino } from "pino";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { PREVIEWS, type PreviewName } from "#contract/pages/previews.ts";
import { companies } from "#server/database/tables/companies.ts";
import { openTestApp } from "#server/testing/test-app.ts";
import { createEncoder } from "./encoder.ts";
import { readLettering } from "./lettering.ts";
import { createPictures, drawCompanyPreview } from "./pictures.ts";

const NAMES = [
  "Ash & <Sons>",
  "The Extraordinarily Long-Named Household & Commercial Waste Recycling Company of Greater Manchester",
  "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
  "W".repeat(200),
  "Ŵyn a Môr, Ynys Môn",
  "垃圾 🚛\u0000\u202e",
  " ",
  "%s $& `</svg>`",
];

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp({ env: { RATE_LIMIT_FACTOR: "10000" } });
  const place = { location: "Leeds", county: "West Yorkshire" };
  await app.database
    .insert(companies)
    .values([
      ...NAMES.map((name, at) => ({ id: at + 1, name: name.replaceAll("\u0000", ""), ...place })),
      { id: 50, name: "Hidden Skips", ...place, listing: "removed" as const },
    ]);
  await app.services.companies.refresh("all");
});
afterAll(() => app.close());
afterEach(() => vi.doUnmock("sharp"));

const PATHS = [
  ...Object.keys(PREVIEWS).map((name) => `/previews/${name}.png`),
  ...NAMES.map((_, at) => `/previews/company/${at + 1}.png`),
];

test.each(PATHS)(
  "%s is a PNG of 1200 by 630 pixels that WhatsApp shows, and is kept by its ETag",
  async (path) => {
    const response = await app.request(path, { headers: { "accept-encoding": "br, gzip" } });
    const body = Buffer.from(await response.arrayBuffer());
    const { format, width, height } = await sharp(body).metadata();
    expect([response.status, format, width, height]).toEqual([200, "png", 1200, 630]);
    expect(body.length).toBeLessThan(300_000);
    const {
      "content-type": type,
      "content-encoding": encoding,
      etag = "",
    } = Object.fromEntries(response.headers);
    expect([type, encoding]).toEqual(["image/png", undefined]);
    expect((await app.request(path, { headers: { "if-none-match": etag } })).status).toBe(304);
  },
);

test("other names of pictures, and companies that are not listed, have none", async () => {
  const none = ["company/50.png", "company/999.png", "company/0.png", "company/1", "company/1.svg", "site"];
  for (const name of [
    ...none,
    "company/1.5.png",
    "toString.png",
    "constructor.png",
    "company.jpg",
    "..%2Fsite.png",
  ])
    expect([name, (await app.request(`/previews/${name}`)).status]).toEqual([name, 404]);
});

test("no letter of a name leaves the picture, and every name has words", () => {
  const letters = readLettering();
  for (const name of NAMES) {
    const drawn = letters.drawable(name) || "Skip hire company";
    const { size, lines } = letters.fit(drawn, { width: 1_040, maxLines: 2, sizes: [112, 64] });
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThan(3);
    for (const line of lines) expect(letters.widthOf(line, size)).toBeLessThanOrEqual(1_040);
  }
});

test("a name is drawn as shapes, so that no character of it is read as SVG", () => {
  const company = { name: "Ash <image href='/etc/passwd'/>", location: "Leeds" };
  const score = { rating: null, reviewCount: 0 };
  const svg = drawCompanyPreview(readLettering(), { ...company, ...score }, false);
  expect(svg).not.toMatch(/image|href|Ash/);
});

test("accents without an outline of their own are dropped, and other script is left out", () => {
  const { drawable } = readLettering();
  expect(drawable("Müller  ḋ & Søn\n✓")).toBe("Müller d & Søn");
  expect(drawable("垃圾 🚛")).toBe("");
});

/** The colours of a picture, scaled down so that the edges of letters weigh little. */
const pixelsOf = async (png: Buffer): Promise<number[]> => [
  ...(await sharp(png).resize(300).removeAlpha().raw().toBuffer()),
];

test("the picture that stands in for all others is the one of the site", async () => {
  const drawn = await createPictures(createEncoder(pino({ level: "silent" }))).preview("site");
  const [now, kept] = [await pixelsOf(drawn), await pixelsOf(readFileSync("content/pictures/site.png"))];
  const difference = now.reduce((sum, value, at) => sum + Math.abs(value - (kept[at] ?? 0)), 0);
  expect(difference / now.length).toBeLessThan(0.5);
});

test("without an encoder for this machine, every picture is the one of the site", async () => {
  vi.doMock("sharp", () => {
    throw new Error("Could not load the sharp module");
  });
  const log = pino({ level: "silent" });
  const warn = vi.spyOn(log, "warn");
  const pictures = createPictures(createEncoder(log));
  const kept = readFileSync("content/pictures/site.png");
  expect(await pictures.preview("plan" satisfies PreviewName)).toEqual(kept);
  const company = app.services.companies.find(1);
  expect(company && (await pictures.companyPreview(company, false))).toEqual(kept);
  expect(warn).toHaveBeenCalledTimes(1);
});
