import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { BRAND } from "#contract/brand.ts";

const MANIFEST = JSON.parse(readFileSync("public/site.webmanifest", "utf8"));

test("the manifest has the product's name, text and colours", () => {
  const { name, blurb: description, ink: theme_color, paper: background_color } = BRAND;
  expect(MANIFEST).toMatchObject({ name, short_name: name, description, theme_color, background_color });
});

const ICONS: { src: string; sizes: string; type: string; purpose?: string }[] = [
  ...MANIFEST.icons,
  { src: "/apple-touch-icon.png", sizes: "180x180", type: "image/png", purpose: "maskable" },
];

test.each(ICONS)("the icon $src is as it is announced", async ({ src, sizes, type, purpose }) => {
  const image = sharp(`public${src}`);
  const { format, width, height } = await image.metadata();
  expect(`image/${format}`).toBe(type.replace("+xml", ""));
  if (sizes !== "any") expect(`${width}x${height}`).toBe(sizes);
  // A phone cuts such an icon into a shape of its own, and shows black where it is transparent.
  if (purpose === "maskable") expect((await image.stats()).isOpaque).toBe(true);
});

test("the manifest has an icon of each size that phones ask for, and one they may cut", () => {
  const found = ICONS.map(({ sizes, purpose = "any" }) => `${sizes} ${purpose}`);
  expect(found).toEqual(expect.arrayContaining(["192x192 any", "512x512 any", "512x512 maskable"]));
});
