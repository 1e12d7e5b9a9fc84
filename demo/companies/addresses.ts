import { type DemoPostcodeArea, type DemoTown, demoPlaces, memoize, outcode } from "../places.ts";
import type { Random } from "../random.ts";
import { readDemoTable, readWeights } from "../words.ts";

const LAST_LETTERS = [..."ABDEFGHJLNPQRSTUWXYZ"];
const LONDON = /^(E|N|NW|SE|SW|W)\d/;
const CITY_OF_LONDON = /^(EC|WC)\d/;

/**
 * An address in or around the town. The position is the centre of a postcode sector. In Northern Ireland only the district is
 * real.
 */
export function chooseAddress(town: DemoTown, random: Random) {
  const { code, latitude, longitude } = random.pick(areasOf(town));
  const sector = code.includes(" ") ? code : `${code} ${random.between(1, 9)}`;
  return {
    postcode: `${sector}${random.pick(LAST_LETTERS)}${random.pick(LAST_LETTERS)}`,
    point: { latitude, longitude },
  };
}

const areasOf = memoize((town: DemoTown): readonly DemoPostcodeArea[] => {
  const { districts, streetSectors: sectors, sectorsWithin, northernIrishWithin } = demoPlaces();
  if (town.name === "London")
    return [
      ...sectors.filter(({ code }) => LONDON.test(code)),
      // These are few, because the centre has hardly any skip yards.
      ...sectors.filter(({ code }) => CITY_OF_LONDON.test(code)).slice(0, 20),
    ];
  const isNorthernIrish = town.nation === "Northern Ireland";
  const areasWithin = isNorthernIrish ? northernIrishWithin : sectorsWithin;
  // The radius is about 2 km for a population of 10,000, and 7 km for 500,000.
  const near = areasWithin(town, 1 + Math.sqrt(town.population) / 115);
  const codes = new Set(districts.filter(({ postTown }) => postTown === town.name).map(({ code }) => code));
  const own = isNorthernIrish ? [] : near.filter(({ code }) => codes.has(outcode(code)));
  if (own.length > 0) return own;
  return near.length > 0 ? near : areasWithin(town, 30).slice(0, 2);
});

/** Numbers that Ofcom reserves for drama, without the last three digits. `districts` is a pattern of postcode districts. */
const LANDLINES = readDemoTable<{ numbers: string; districts: string }>("landlines");
/** Reserved by Ofcom, without a real area code. */
const ANYWHERE = "01632 960";
export const MOBILE = "07700 900";
const OTHERS = [MOBILE, MOBILE, MOBILE, "0808 157 0", "0306 999 0"];

/**
 * The returned function chooses unique fictional numbers. Four in five have the local area code, or 01632 where Ofcom reserves no
 * local numbers, as long as some are left. The others are mostly mobile numbers.
 */
export function createPhones() {
  const taken = new Set<string>();
  return (postcode: string, random: Random): string => {
    const landline = LANDLINES.find(({ districts }) => new RegExp(districts).test(outcode(postcode)));
    const local = landline?.numbers ?? ANYWHERE;
    const preferred = random.chance(0.2) ? [random.pick(OTHERS), local] : [local, random.pick(OTHERS)];
    for (const numbers of [...preferred, ...OTHERS, ANYWHERE]) {
      const start = random.between(0, 999);
      for (let step = 0; step < 1000; step++) {
        const phone = `${numbers}${threeDigits((start + step) % 1000)}`;
        if (taken.has(phone)) continue;
        taken.add(phone);
        return phone;
      }
    }
    throw new Error("No fictitious telephone numbers are left");
  };
}

export const threeDigits = (number: number) => String(number).padStart(3, "0");

/** The returned function makes a domain from a firm's name. Nobody can register `.example` domains (RFC 2606). */
export function createDomains() {
  const taken = new Set<string>();
  return (name: string, town: string, random: Random): string => {
    // A label can have 63 characters (RFC 1035), but such long domains would be unrealistic.
    const words = plainWords(name).filter((_, at, all) => all.slice(0, at + 1).join("-").length <= 40);
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

const MAILBOXES = readWeights("mailboxes");

export const emailAt = (domain: string, random: Random) => `${random.weighted(MAILBOXES)}@${domain}`;

export const noEmail = (random: Random): string | null =>
  ({ unknown: "Unknown", empty: "", none: null })[random.weighted({ unknown: 60, empty: 16, none: 24 })];
