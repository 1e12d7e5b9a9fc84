import type { Logger } from "pino";
import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS, type PictureProblem } from "#contract/pictures.ts";

type Sharp = typeof import("sharp").default;

interface Format {
  edge: number;
  maxBytes: number;
}

export const PHOTO: Format = { edge: 1_600, maxBytes: 400 * 1024 };
export const LOGO: Format = { edge: 256, maxBytes: 40 * 1024 };

/** Pairs of a scale for the edges and a WebP quality, tried in this order. After the last pair, only the scale decreases. */
const ATTEMPTS = [
  [1, 80],
  [1, 55],
  [1, 30],
  [0.6, 55],
] as const;
const SMALLEST_QUALITY = 30;

/** The time limit for each step of one picture. */
const MAX_SECONDS = 10;

/** Brands of the first box of a HEIC file. AVIF files, which have the same box, have other brands first. */
const HEIC_BRANDS = /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/;

/** Reads the type from the first bytes, because names and declared types of files cannot be trusted. */
function typeOf(bytes: Buffer) {
  const text = bytes.toString("latin1", 0, 16);
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "webp";
  return text.slice(4, 8) === "ftyp" && HEIC_BRANDS.test(text.slice(8, 12)) ? "heic" : null;
}

export type Encoder = ReturnType<typeof createEncoder>;

/**
 * This is the only user of `sharp`. The request queue lets only one upload run at a time, because decoding a picture can take 160
 * MB. If `sharp` has no binary for this machine, nothing is encoded.
 */
export function createEncoder(log: Logger) {
  let loading: Promise<Sharp | null> | undefined;
  let isOff = false;
  const ready = () => (loading ??= load());

  async function load(): Promise<Sharp | null> {
    try {
      const { default: sharp } = await import("sharp");
      // Uses one thread per picture and no cache, because the request queues already limit how many pictures are made at the same
      // time.
      sharp.concurrency(1);
      sharp.cache(false);
      return sharp;
    } catch (err) {
      log.warn(
        { err },
        "Pictures can't be made on this machine: links show the picture of the site, and nobody can add photos or logos",
      );
    }
    isOff = true;
    return null;
  }

  async function reencode(sharp: Sharp, upload: Buffer, { edge, maxBytes }: Format): Promise<Buffer> {
    const { data, info } = await sharp(upload, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: "error" })
      .timeout({ seconds: MAX_SECONDS })
      // Phones write the orientation of a photo into its metadata. The metadata are removed afterwards.
      .autoOrient()
      .resize({ width: edge, height: edge, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const toWebp = (share: number, quality: number) =>
      sharp(data, { raw: { width, height, channels } })
        .timeout({ seconds: MAX_SECONDS })
        .resize({ width: Math.max(1, Math.round(width * share)) })
        .webp({ quality })
        .toBuffer();
    for (const [share, quality] of ATTEMPTS) {
      const webp = await toWebp(share, quality);
      if (webp.length <= maxBytes) return webp;
    }
    for (let share = 0.4; ; share /= 2) {
      const webp = await toWebp(share, SMALLEST_QUALITY);
      if (webp.length <= maxBytes) return webp;
    }
  }

  async function encodeUpload(sharp: Sharp, upload: Buffer, format: Format) {
    if (upload.length > MAX_PICTURE_BYTES) return "too-large";
    const type = typeOf(upload);
    if (type === "heic") return "heic";
    if (!type) return "other-type";
    try {
      const found = await sharp(upload, { limitInputPixels: false }).metadata();
      if (found.format !== type) return "other-type";
      if (found.width * found.height > MAX_PICTURE_PIXELS) return "too-many-pixels";
      return await reencode(sharp, upload, format);
    } catch (error) {
      return String(error).includes("timeout") ? "slow" : "broken";
    }
  }

  /**
   * Encodes the first frame of a JPEG, PNG or WebP picture as WebP: upright, without metadata and small enough. Returns the
   * problem if this is not possible.
   */
  async function upload(bytes: Uint8Array, format: Format): Promise<Buffer | PictureProblem> {
    const sharp = await ready();
    return sharp ? encodeUpload(sharp, Buffer.from(bytes), format) : "off";
  }

  return {
    ready,
    /** True if this machine cannot encode pictures. False until this is known, so that no page reports it too early. */
    isOff: (): boolean => isOff,
    async toPng(svg: string): Promise<Buffer | null> {
      const sharp = await ready();
      return sharp ? sharp(Buffer.from(svg)).png().toBuffer() : null;
    },
    upload,
  };
}
