import type { ListedCompany } from "#contract/companies.ts";
import type { Serves } from "#contract/options.ts";

const KM_PER_MILE = 1.609344;

/** The words in a marker's name that say whether the company delivers to the searched place. */
const SERVES_WORDS: Record<Serves, string> = {
  yes: "delivers here",
  probably: "probably delivers here",
  ask: "ask whether it delivers here",
  no: "doesn't deliver here",
};

/** The accessible name of a marker, for example "Skip Co, 4 miles (6 km) away, delivers here". */
export function describeCompany({ name, location, distance, serves }: ListedCompany): string {
  return [
    name,
    distance === undefined ? location : `${distanceWords(distance)} away`,
    ...(serves ? [SERVES_WORDS[serves]] : []),
  ].join(", ");
}

const distanceWords = (km: number): string => {
  const miles = Math.round(km / KM_PER_MILE);
  return km < KM_PER_MILE
    ? "under 1 mile"
    : `${miles} ${miles === 1 ? "mile" : "miles"} (${Math.round(km)} km)`;
};
