import { readFile } from "node:fs/promises";
import type { Company } from "#contract/companies.ts";
import type { PreviewName } from "#contract/pages/previews.ts";
import { drawCompanyPreview, drawPreview } from "./draw-preview.ts";
import type { Encoder } from "./encoder.ts";
import { readLettering } from "./lettering.ts";

/** The picture of the site, for machines without an encoder. */
const STAND_IN = "content/pictures/site.png";

export type Pictures = ReturnType<typeof createPictures>;

/** The pictures of previews, as PNG. Without an encoder, the picture of the site stands in for all of them. */
export function createPictures(encoder: Pick<Encoder, "toPng">) {
  const letters = readLettering();
  const toPng = async (svg: string) => (await encoder.toPng(svg)) ?? readFile(STAND_IN);
  return {
    preview: (name: PreviewName) => toPng(drawPreview(letters, name)),
    companyPreview: (company: Company, isDemonstration: boolean) =>
      toPng(drawCompanyPreview(letters, company, isDemonstration)),
  };
}
