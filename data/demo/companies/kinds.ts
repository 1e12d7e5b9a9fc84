import type { Random } from "../random.ts";
import type { DemoTown } from "../read-place-tables.ts";
import type { Kind } from "../words/firm-names.ts";

/** Weights of the kinds of firm, by the size of the town. */
const IN_CITIES = { family: 44, grab: 13, recycling: 15, commercial: 12, mini: 16, rural: 0 };
const IN_TOWNS = { family: 50, grab: 14, recycling: 14, commercial: 7, mini: 10, rural: 5 };
const IN_THE_COUNTRY = { family: 48, grab: 15, recycling: 9, commercial: 2, mini: 6, rural: 20 };

/** Chooses a kind of firm that is likely in a town of this size. */
export const chooseKind = ({ population }: DemoTown, random: Random): Kind =>
  random.weighted(population > 90_000 ? IN_CITIES : population > 15_000 ? IN_TOWNS : IN_THE_COUNTRY);
