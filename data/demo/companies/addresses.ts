import type { Point } from "#server/geo/point.ts";
import { findWithin } from "../distance.ts";
import type { Random } from "../random.ts";
import type { DemoPlaceTables, DemoPostcodeArea, DemoTown } from "../read-place-tables.ts";

interface Address {
  /** The sector is real (in Northern Ireland only the district); the remaining characters are random. */
  postcode: string;
  /** The centre of the postcode sector or district. */
  point: Point;
}

/** The letters that the last two characters of a postcode can be. */
const LAST_LETTERS = [..."ABDEFGHJLNPQRSTUWXYZ"];
/** Matches postcode districts that only contain PO boxes and large organisations. */
const NO_STREETS = /^((?!BT|B9[0-8])[A-Z]+9\d|N1P|N81|NW26|EC\dP|SE1P|W1A)$/;
const LONDON = /^(E|N|NW|SE|SW|W)\d/;
const CITY_OF_LONDON = /^(EC|WC)\d/;

export type ChooseAddress = (town: DemoTown, random: Random) => Address;

/** Creates a function that chooses a random address in or around a town. */
export function createAddresses(tables: DemoPlaceTables): ChooseAddress {
  const postTowns = new Map(tables.districts.map(({ code, postTown }) => [code, postTown]));
  const sectors = tables.sectors.filter(({ code }) => !NO_STREETS.test(outcode(code)));
  const northernIrish = tables.districts.filter(({ code }) => code.startsWith("BT"));
  const known = new Map<DemoTown, readonly DemoPostcodeArea[]>();

  const areasOf = (town: DemoTown): readonly DemoPostcodeArea[] => {
    if (town.nation === "Northern Ireland") return areasNear(town, northernIrish, () => true);
    if (town.name === "London") return londonSectors(sectors);
    return areasNear(town, sectors, ({ code }) => postTowns.get(outcode(code)) === town.name);
  };

  return (town, random) => {
    const areas = known.get(town) ?? areasOf(town);
    known.set(town, areas);
    const area = random.pick(areas);
    const sector = area.code.includes(" ") ? area.code : `${area.code} ${random.between(1, 9)}`;
    const { latitude, longitude } = area;
    return {
      postcode: `${sector}${random.pick(LAST_LETTERS)}${random.pick(LAST_LETTERS)}`,
      point: { latitude, longitude },
    };
  };
}

/** Returns the first part of a postcode: "M1" for "M1 4BT". */
export const outcode = (postcode: string) => postcode.split(" ")[0] ?? "";

/**
 * Returns the postcode sectors of London. Includes only 20 sectors of the centre (EC and WC), which has hardly any skip yards.
 */
const londonSectors = (sectors: readonly DemoPostcodeArea[]) => [
  ...sectors.filter(({ code }) => LONDON.test(code)),
  ...sectors.filter(({ code }) => CITY_OF_LONDON.test(code)).slice(0, 20),
];

/**
 * Returns the postcode areas within the town's radius that `own` accepts. If there are none, returns all areas within the
 * radius, or else the nearest two within 30 km.
 */
function areasNear(
  town: DemoTown,
  areas: readonly DemoPostcodeArea[],
  own: (area: DemoPostcodeArea) => boolean,
) {
  const near = findWithin(areas, town, radiusKm(town));
  const ours = near.filter(own);
  if (ours.length > 0) return ours;
  return near.length > 0 ? near : findWithin(areas, town, 30).slice(0, 2);
}

/** Estimates the radius of a town in kilometres: about 2 for a population of 10,000, and 7 for 500,000. */
const radiusKm = ({ population }: DemoTown) => 1 + Math.sqrt(population) / 115;
