import { REGISTER_FILE_ATTRIBUTION } from "#contract/carriers/carrier-options.ts";
import { identityLine } from "#contract/legal.ts";
import type { Site } from "#contract/site.ts";
import type { Config } from "./boot/config.ts";
import type { createCompanies } from "./companies/companies.ts";
import type { Encoder } from "./pictures/encoder.ts";

/** On every page, because a list of estimates says nothing else about VAT. A company's quote says of itself what it includes. */
const VAT_LINE = "Prices and totals in lists, comparisons and plans include any VAT.";

/** Facts about the site on every page. Settings without a value are left out to keep pages small. */
export function siteFacts(config: Config) {
  const { publicUrl, featuredMeans, maps } = config;
  const legal = Object.fromEntries(Object.entries(config.legal).filter(([, value]) => value !== null));
  return {
    publicUrl,
    legal,
    footerLines: [VAT_LINE, identityLine(legal)].filter((line) => line !== null),
    ...(maps.load === "press" && { mapsOnPress: true }),
    ...(featuredMeans === "paid" && { isFeaturedPaid: true }),
  };
}

/** Adds the facts that depend on the directory's present companies and on this machine. */
export function siteNow(
  facts: ReturnType<typeof siteFacts>,
  companies: ReturnType<typeof createCompanies>,
  encoder: Pick<Encoder, "isOff">,
): Site {
  const attribution = companies.usesRegisterFile() ? [REGISTER_FILE_ATTRIBUTION] : [];
  const { demonstration } = companies.statistics();
  return {
    ...facts,
    demonstration,
    footerLines: [...facts.footerLines, ...attribution],
    ...(encoder.isOff() && { takesNoPictures: true }),
  };
}
