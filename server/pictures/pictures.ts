import { readFile } from "node:fs/promises";
import type { Logger } from "pino";
import type { Company } from "#contract/companies.ts";
import type { PreviewName } from "#contract/pages/previews.ts";
import { drawCompanyPreview, drawPreview } from "./draw-preview.ts";
import { readLettering } from "./lettering.ts";

/** The picture of the site, for machines without an encoder. */
const STAND_IN = "content/pictures/site.png";

type Sharp = typeof import("sharp").default;

export type Pictures = ReturnType<typeof createPictures>;

/** Pictures as PNG. Without a binary of `sharp` for this machine, the picture of the site stands in for all of them. */
export function createPictures(log: Logger) {
  let loading: Promise<Sharp | null> | undefined;
  const letters = readLettering();

  async function load(): Promise<Sharp | null> {
    try {
      const { default: sharp } = await import("sharp");
      // One thread for each picture, and nothing kept: the queue decides how many are made at the same time.
      sharp.concurrency(1);
      sharp.cache(false);
      return sharp;
    } catch (err) {
      log.warn({ err }, "Pictures can't be drawn on this machine: links show the picture of the site");
      return null;
    }
  }

  async function toPng(svg: string): Promise<Buffer> {
    const sharp = await ready();
    return sharp ? sharp(Buffer.from(svg)).png().toBuffer() : readFile(STAND_IN);
  }

  const ready = () => (loading ??= load());

  return {
    /** Loads the encoder before somebody waits for it. */
    ready,
    preview: (name: PreviewName) => toPng(drawPreview(letters, name)),
    companyPreview: (company: Company, isDemonstration: boolean) =>
      toPng(drawCompanyPreview(letters, company, isDemonstration)),
  };
}
