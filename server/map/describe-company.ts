import type { ListedCompany } from "#contract/companies.ts";
import type { Serves } from "#contract/options.ts";
import { formatDistance } from "#contract/text/place-words.ts";
import { pinPrice } from "./draw-prices.ts";

/** The words in a marker's name that say whether the company delivers to the searched place. */
const SERVES_WORDS: Record<Serves, string> = {
  yes: "delivers here",
  probably: "probably delivers here",
  ask: "ask whether it delivers here",
  no: "doesn't deliver here",
};

/** The accessible name of a marker, for example "Skip Co, 4 miles (6 km) away, delivers here, £145". */
export function describeCompany(company: ListedCompany): string {
  const { name, location, distance, serves } = company;
  const price = pinPrice(company);
  return [
    name,
    distance === undefined ? location : `${formatDistance(distance)} away`,
    ...(serves ? [SERVES_WORDS[serves]] : []),
    ...(price ? [price.isEstimate ? `about ${price.text}, our estimate` : price.text] : []),
  ].join(", ");
}
