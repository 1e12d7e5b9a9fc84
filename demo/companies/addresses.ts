import type { Point } from "#server/geo/distance.ts";
import {
  type DemoPlaceTables,
  type DemoPostcodeArea,
  type DemoTown,
  findWithin,
  memoize,
  outcode,
} from "../places.ts";
import type { Random } from "../random.ts";
import { readWeights } from "../words.ts";

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
  const areasOf = memoize((town: DemoTown): readonly DemoPostcodeArea[] => {
    if (town.nation === "Northern Ireland") return areasNear(town, northernIrish, () => true);
    if (town.name === "London")
      return [
        ...sectors.filter(({ code }) => LONDON.test(code)),
        // The centre has hardly any skip yards.
        ...sectors.filter(({ code }) => CITY_OF_LONDON.test(code)).slice(0, 20),
      ];
    return areasNear(town, sectors, ({ code }) => postTowns.get(outcode(code)) === town.name);
  });

  return (town, random) => {
    const { code, latitude, longitude } = random.pick(areasOf(town));
    const sector = code.includes(" ") ? code : `${code} ${random.between(1, 9)}`;
    return {
      postcode: `${sector}${random.pick(LAST_LETTERS)}${random.pick(LAST_LETTERS)}`,
      point: { latitude, longitude },
    };
  };
}

/**
 * Returns the postcode areas within the town's radius that `own` accepts. If there are none, returns all areas within the
 * radius, or else the nearest two within 30 km.
 */
function areasNear(
  town: DemoTown,
  areas: readonly DemoPostcodeArea[],
  own: (area: DemoPostcodeArea) => boolean,
) {
  // About 2 km for a population of 10,000, and 7 km for 500,000.
  const near = findWithin(areas, town, 1 + Math.sqrt(town.population) / 115);
  const ours = near.filter(own);
  if (ours.length > 0) return ours;
  return near.length > 0 ? near : findWithin(areas, town, 30).slice(0, 2);
}

/** Landline numbers that Ofcom reserves for drama, without the last three digits. `serves` matches their postcode districts. */
const LANDLINES: readonly { numbers: string; serves: RegExp }[] = [
  { numbers: "020 7946 0", serves: /^(E|EC|N|NW|SE|SW|W|WC)\d|^(BR|CR|EN|HA|IG|KT|SM|TW|UB)\d/ },
  { numbers: "0113 496 0", serves: /^LS([1-9]|1\d|2[0-8])$/ },
  { numbers: "0114 496 0", serves: /^S([1-9]|1\d|2[0-6]|3[56])$/ },
  { numbers: "0115 496 0", serves: /^NG([1-9]|1[0-6])$/ },
  { numbers: "0116 496 0", serves: /^LE([1-9]|19)$/ },
  { numbers: "0117 496 0", serves: /^BS([1-9]|1[0-6]|3\d)$/ },
  { numbers: "0118 496 0", serves: /^RG([1-9]|10|30|31|4[015])$/ },
  { numbers: "0121 496 0", serves: /^B([1-9]|[1-4]\d|6[5-9]|7\d|9[0-4])$/ },
  { numbers: "0131 496 0", serves: /^EH([1-9]|1\d|2[0128]|30)$/ },
  { numbers: "0141 496 0", serves: /^G([1-9]|[1-5]\d|6[0-4269]|7[1-8]|81)$/ },
  { numbers: "0151 496 0", serves: /^(L([1-9]|[12]\d|3[0-8])|CH(4[1-9]|6[0-6]))$/ },
  { numbers: "0161 496 0", serves: /^(M([1-9]|[1-4]\d)|SK([1-8])|OL([1-9])|WA1[45])$/ },
  { numbers: "0191 498 0", serves: /^(NE([1-9]|[1-3]\d)|SR[1-6]|DH[1-5])$/ },
  { numbers: "028 9649 6", serves: /^BT/ },
  { numbers: "029 2018 0", serves: /^CF([35]|1[0-5]|23|24|64|83)$/ },
];
/** Reserved numbers without a real area code. */
const ANYWHERE = "01632 960";
export const MOBILE = "07700 900";
const OTHERS = [MOBILE, MOBILE, MOBILE, "0808 157 0", "0306 999 0"];

/**
 * Creates a function that chooses a unique fictional number. Four in five have the local area code, or 01632 where Ofcom
 * reserves no local numbers, as long as some are left. The others are mostly mobile numbers.
 */
export function createPhones(): (postcode: string, random: Random) => string {
  const taken = new Set<string>();
  const findFree = (numbers: string, random: Random) => {
    const start = random.between(0, 999);
    for (let step = 0; step < 1000; step++) {
      const phone = `${numbers}${threeDigits((start + step) % 1000)}`;
      if (!taken.has(phone)) return phone;
    }
    return null;
  };
  return (postcode, random) => {
    const local = LANDLINES.find(({ serves }) => serves.test(outcode(postcode)))?.numbers ?? ANYWHERE;
    const preferred = random.chance(0.2) ? [random.pick(OTHERS), local] : [local, random.pick(OTHERS)];
    for (const numbers of [...preferred, ...OTHERS, ANYWHERE]) {
      const phone = findFree(numbers, random);
      if (phone) {
        taken.add(phone);
        return phone;
      }
    }
    throw new Error("No fictitious telephone numbers are left");
  };
}

export const threeDigits = (number: number) => String(number).padStart(3, "0");

/** Creates a function that makes a unique domain from a firm's name. Nobody can register `.example` domains (RFC 2606). */
export function createDomains(): (name: string, town: string, random: Random) => string {
  const taken = new Set<string>();
  return (name, town, random) => {
    const words = shortened(plainWords(name));
    const short = words.join(random.chance(0.5) ? "-" : "");
    const domain = taken.has(short) ? [...words, ...plainWords(town)].join("-") : short;
    taken.add(domain);
    return `${domain}.example`;
  };
}

const plainWords = (name: string) =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{Mark}|['’]/gu, "")
    .replace(/&/g, " and ")
    .split(/[^a-z0-9]+/)
    .filter((word) => word && word !== "ltd" && word !== "the");

/** Drops words after 40 characters. A label can have 63 characters (RFC 1035), but such long domains would be unrealistic. */
const shortened = (words: readonly string[]): string[] =>
  words.filter((_, index) => words.slice(0, index + 1).join("-").length <= 40);

const MAILBOXES = readWeights("mailboxes");

export const emailAt = (domain: string, random: Random) => `${random.weighted(MAILBOXES)}@${domain}`;

/** Chooses one of the three values that mean a missing email address. */
export const noEmail = (random: Random): string | null =>
  ({ unknown: "Unknown", empty: "", none: null })[random.weighted({ unknown: 60, empty: 16, none: 24 })];
