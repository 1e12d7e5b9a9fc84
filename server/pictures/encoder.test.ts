import { crc32, deflateSync, gzipSync } from "node:zlib";
import { pino } from "pino";
import sharp from "sharp";
import { afterEach, describe, expect, test, vi } from "vitest";
import { MAX_PICTURE_BYTES, type PictureProblem } from "#contract/pictures.ts";
import { createEncoder, LOGO, PHOTO } from "./encoder.ts";

const log = pino({ level: "silent" });
const { upload } = createEncoder(log);
afterEach(() => vi.doUnmock("sharp"));

/** Encodes a picture that must be taken. */
async function taken(bytes: Uint8Array, format = PHOTO): Promise<Buffer> {
  const webp = await upload(bytes, format);
  if (!Buffer.isBuffer(webp)) throw new Error(`Refused: ${webp}`);
  return webp;
}

type Colour = [red: number, green: number, blue: number];
const RED: Colour = [220, 30, 30];
const GREEN: Colour = [30, 170, 40];
const BLUE: Colour = [30, 40, 220];
const WHITE: Colour = [250, 250, 250];

const TYPES = ["jpeg", "png", "webp"] as const;

const plain = (width: number, height: number, background = "#6a8caf") =>
  sharp({ create: { width, height, channels: 3, background } });

/** 64 by 32 pixels in four quarters: top left red, top right green, bottom left blue, bottom right white. */
function quarters(orientation: number) {
  const pixels = Array.from({ length: 64 * 32 }, (_, at) => {
    const [isRight, isLow] = [at % 64 >= 32, Math.floor(at / 64) >= 16];
    return isLow ? (isRight ? WHITE : BLUE) : isRight ? GREEN : RED;
  });
  const raw = { width: 64, height: 32, channels: 3 } as const;
  return sharp(Buffer.from(pixels.flat()), { raw }).withMetadata({ orientation });
}

const near = (one: readonly number[], other: readonly number[]) =>
  one.every((value, at) => Math.abs(value - (other[at] ?? 0)) < 60);

/** The names of the colours in the middle of the four quarters: top left, top right, bottom left, bottom right. */
async function quartersOf(webp: Buffer) {
  const { data, info } = await sharp(webp).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
    const pixel = [...data.subarray(at, at + 3)];
    return Object.entries({ R: RED, G: GREEN, B: BLUE, W: WHITE }).find(([, colour]) =>
      near(pixel, colour),
    )?.[0];
  };
  const corners = [colourAt(0.25, 0.25), colourAt(0.75, 0.25), colourAt(0.25, 0.75), colourAt(0.75, 0.75)];
  return { corners: corners.join(""), shape: info.width > info.height ? "wide" : "tall" };
}

/** How the eight values of EXIF's orientation show a picture that is stored as red, green, blue and white. */
const SHOWN = [
  [1, "RGBW", "wide"],
  [2, "GRWB", "wide"],
  [3, "WBGR", "wide"],
  [4, "BWRG", "wide"],
  [5, "RBGW", "tall"],
  [6, "BRWG", "tall"],
  [7, "WGBR", "tall"],
  [8, "GWRB", "tall"],
] as const;

describe.each(TYPES)("a %s picture", (type) => {
  test.each(SHOWN)("held as orientation %i lies as it was taken", async (orientation, corners, shape) => {
    const stored = await quarters(orientation).toFormat(type, { quality: 95 }).toBuffer();
    const webp = await taken(stored);
    expect(await quartersOf(webp)).toEqual({ corners, shape });
    expect((await sharp(webp).metadata()).orientation).toBeUndefined();
  });

  test("leaves its place, camera and every other note behind", async () => {
    const gps = { GPSLatitudeRef: "N", GPSLatitude: "53/1 48/1 0/1" };
    const noted = await plain(80, 60)
      .withExif({ IFD0: { Artist: "Ann Lee", Model: "PhoneCamera" }, IFD3: gps })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>Ann Lee</rdf:RDF></x:xmpmeta>')
      .withIccProfile("p3")
      .toFormat(type)
      .toBuffer();
    expect(noted.includes("Ann Lee")).toBe(true);
    const webp = await taken(noted);
    const { exif, xmp, icc, iptc, comments } = await sharp(webp).metadata();
    expect([exif, xmp, icc, iptc, comments]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(webp.toString("latin1")).not.toMatch(/Ann Lee|PhoneCamera|EXIF|XMP |ICCP/);
  });

  test("that breaks off is refused", async () => {
    const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
    const whole = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#888", noise } })
      .toFormat(type)
      .toBuffer();
    expect(await upload(whole.subarray(0, whole.length / 2), PHOTO)).toBe("broken");
    expect(await upload(whole.subarray(0, 24), PHOTO)).toBe("broken");
  });

  test("with a page or an archive behind it becomes the picture alone", async () => {
    const script = Buffer.from("<html><script>alert(1)</script></html>PKarchive");
    const webp = await taken(Buffer.concat([await plain(50, 50).toFormat(type).toBuffer(), script]));
    expect(webp.toString("latin1")).not.toMatch(/script|PKarchive/);
  });
});

const noisy = (width: number, height: number) =>
  sharp({
    create: {
      ...{ width, height, channels: 3, background: "#888" },
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();

test.each([
  { format: PHOTO, width: 1_500, height: 1_500 },
  { format: LOGO, width: 900, height: 300 },
])("a picture that hardly compresses still fits: $format", async ({ format, width, height }) => {
  const webp = await taken(await noisy(width, height), format);
  const shown = await sharp(webp).metadata();
  expect(webp.length).toBeLessThanOrEqual(format.maxBytes);
  expect(shown.format).toBe("webp");
  expect(Math.max(shown.width, shown.height)).toBeLessThanOrEqual(format.edge);
  expect(shown.width / shown.height).toBeCloseTo(width / height, 1);
});

test.each([
  ["a long strip", 4_000, 2, 1_600, 1],
  ["a small picture", 10, 6, 10, 6],
  ["a large picture", 4_000, 3_000, 1_600, 1_200],
])("%s keeps its shape and is never enlarged", async (_, width, height, shownWidth, shownHeight) => {
  const shown = await sharp(await taken(await plain(width, height).jpeg().toBuffer())).metadata();
  expect([shown.width, shown.height]).toEqual([shownWidth, shownHeight]);
});

test("a transparent logo stays transparent, and grey, 16-bit and CMYK pictures are shown", async () => {
  const clear = { width: 60, height: 60, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
  const logo = await taken(await sharp({ create: clear }).png().toBuffer(), LOGO);
  expect((await sharp(logo).metadata()).hasAlpha).toBe(true);
  const odd = [
    plain(60, 60).greyscale().jpeg(),
    plain(60, 60).toColourspace("rgb16").png(),
    plain(60, 60).toColourspace("cmyk").jpeg(),
    plain(60, 60).png({ palette: true }),
    plain(60, 60).jpeg({ progressive: true }),
  ];
  for (const picture of odd)
    expect((await sharp(await taken(await picture.toBuffer())).metadata()).format).toBe("webp");
});

test("of a moving picture, the first frame stays", async () => {
  const frames = Buffer.from(
    [RED, GREEN].flatMap((colour) => Array.from({ length: 400 }, () => colour)).flat(),
  );
  const raw = { width: 20, height: 40, channels: 3, pageHeight: 20 } as const;
  const moving = await sharp(frames, { raw }).webp({ loop: 0 }).toBuffer();
  expect((await sharp(moving).metadata()).pages).toBe(2);
  const webp = await taken(moving);
  expect((await sharp(webp).metadata()).pages).toBeUndefined();
  expect((await quartersOf(webp)).corners).toBe("RRRR");
});

/** A PNG of few bytes that claims any size. */
function claimingPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const number = (value: number) => Buffer.from(new Uint32Array([value]).buffer).reverse();
    return Buffer.concat([number(data.length), body, number(crc32(body))]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.min(height * (1 + Math.ceil(width / 8)), 30_000_000)));
  const start = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([start, chunk("IHDR", header), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))]);
}

const ftyp = (brand: string) =>
  Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1heic${"\0".repeat(40)}`, "latin1");

const REFUSED: [what: string, bytes: Buffer, why: PictureProblem][] = [
  ["HEIC of an iPhone", ftyp("heic"), "heic"],
  ["HEIC of another camera", ftyp("mif1"), "heic"],
  ["AVIF", ftyp("avif"), "other-type"],
  ["a film", ftyp("isom"), "other-type"],
  [
    "SVG",
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="/etc/passwd"/></svg>'),
    "other-type",
  ],
  ["SVG, compressed", gzipSync("<svg xmlns='http://www.w3.org/2000/svg'/>"), "other-type"],
  ["a page", Buffer.from("<!doctype html><script>alert(1)</script>"), "other-type"],
  ["GIF", Buffer.from("GIF89a\x01\0\x01\0\0\0\0;", "latin1"), "other-type"],
  ["PDF", Buffer.from("%PDF-1.4"), "other-type"],
  ["nothing", Buffer.alloc(0), "other-type"],
  [
    "a page that begins like JPEG",
    Buffer.from("\xff\xd8\xff<html><script>alert(1)</script>", "latin1"),
    "broken",
  ],
  ["a page that begins like PNG", Buffer.from("\x89PNG\r\n\x1a\n<html>", "latin1"), "broken"],
  ["WebP with SVG in it", Buffer.from("RIFF\x20\0\0\0WEBP<svg xmlns='x'></svg>", "latin1"), "broken"],
  ["PNG of 900 megapixels in a few bytes", claimingPng(30_000, 30_000), "too-many-pixels"],
  ["PNG of two thousand million pixels a row", claimingPng(2_000_000_000, 1), "broken"],
  ["PNG just above the limit", claimingPng(8_001, 5_000), "too-many-pixels"],
  [
    "a file above 8 MB",
    Buffer.concat([Buffer.from("\xff\xd8\xff", "latin1"), Buffer.alloc(MAX_PICTURE_BYTES)]),
    "too-large",
  ],
];

test.each(REFUSED)("%s is refused for what it is", async (_, bytes, why) => {
  expect(await upload(bytes, PHOTO)).toBe(why);
});

test("40 megapixels in a small file are taken, and become small", async () => {
  const webp = await taken(claimingPng(8_000, 5_000));
  expect((await sharp(webp).metadata()).width).toBe(1_600);
});

test("a picture that takes too long is given up", async () => {
  vi.doMock("sharp", () => {
    const slow = Object.assign(
      () => ({ metadata: () => Promise.reject(new Error("timeout: 42% complete")) }),
      {
        concurrency: () => {},
        cache: () => {},
      },
    );
    return { default: slow };
  });
  expect(await createEncoder(log).upload(await plain(10, 10).png().toBuffer(), PHOTO)).toBe("slow");
});

test("without an encoder for this machine, nothing is taken and nothing breaks", async () => {
  vi.doMock("sharp", () => {
    throw new Error("Could not load the sharp module");
  });
  const encoder = createEncoder(log);
  expect(encoder.isOff()).toBe(false);
  await encoder.ready();
  expect(encoder.isOff()).toBe(true);
  expect(await encoder.upload(Buffer.from("\xff\xd8\xff"), PHOTO)).toBe("off");
});
