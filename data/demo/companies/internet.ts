import type { Random } from "../random.ts";

/** Weights of the names before the @ of an email address. */
const MAILBOXES = {
  info: 30,
  hello: 12,
  office: 14,
  enquiries: 14,
  sales: 7,
  bookings: 12,
  skips: 6,
  yard: 3,
  admin: 2,
};

type ChooseDomain = (name: string, town: string, random: Random) => string;

/** Creates a function that makes a unique domain from a firm's name. Nobody can register `.example` domains (RFC 2606). */
export function createDomains(): ChooseDomain {
  const taken = new Set<string>();
  return (name, town, random) => {
    const words = shortened(plainWords(name));
    const between = random.chance(0.5) ? "-" : "";
    const short = words.join(between);
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

export const websiteOf = (domain: string) => `https://www.${domain}`;

export const emailAt = (domain: string, random: Random) => `${random.weighted(MAILBOXES)}@${domain}`;

/** Chooses one of the three values that mean a missing email address. */
export const noEmail = (random: Random): string | null =>
  ({ unknown: "Unknown", empty: "", none: null })[random.weighted({ unknown: 60, empty: 16, none: 24 })];
