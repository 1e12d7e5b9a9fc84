import type { Company } from "#contract/companies.ts";
import { similarityKeys } from "#contract/text/company-match.ts";
import { phoneKeys } from "#contract/text/phone-key.ts";
import { isOneEditApart } from "#contract/text/spelling.ts";

const MOST_FOUND = 8;
/**
 * A text with at least `PHONE_DIGITS` digits is a telephone number. Words with at least `LONG_WORD` letters also match by their
 * beginning, or with one typing error.
 */
const [PHONE_DIGITS, LONG_WORD] = [9, 4];
const POSTCODE = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})?$/;
const LEAST_SHARE = 0.45;
const COMMON = "and skip skips hire waste service services recycling management group uk".split(" ");
const COMMON_WEIGHT = 0.25;
/**
 * The likeness of two different words, from 0 to 1. `SAME_BEGINNING`: one word begins with the other. `SLIP`: one typing error.
 */
const [SAME_BEGINNING, SLIP] = [0.8, 0.9];

export function findListed(companies: readonly Company[], typed: string): Company[] {
  const text = typed.trim();
  const rankOf = rankByPhone(text) ?? rankByPostcode(text) ?? rankByName(text, companies);
  return companies
    .map((company) => ({ company, rank: rankOf(company) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || a.company.id - b.company.id)
    .slice(0, MOST_FOUND)
    .map(({ company }) => company);
}

type Rank = (company: Company) => number;

function rankByPhone(text: string): Rank | null {
  if (text.replace(/\D/g, "").length < PHONE_DIGITS) return null;
  const wanted = phoneKeys(text);
  return ({ phone }) => Number(phoneKeys(phone ?? "").some((key) => wanted.includes(key)));
}

const plainPostcode = (text: string) => text.toUpperCase().replace(/\s/g, "");

function rankByPostcode(text: string): Rank | null {
  const [, district, rest] = POSTCODE.exec(plainPostcode(text)) ?? [];
  if (!district) return null;
  return ({ postcode }) => {
    const [, ofCompany, ownRest] = POSTCODE.exec(plainPostcode(postcode ?? "")) ?? [];
    if (ofCompany !== district) return 0;
    return !rest || rest === ownRest ? 2 : 1;
  };
}

/** A word counts less if many companies have it: "waste" counts little, "Jessop" counts much. */
function rankByName(text: string, companies: readonly Company[]): Rank {
  const typed = wordsOf(text);
  const letters = typed.join("");
  const likenesses = new Map(
    companies.map((company) => [company, typed.map((word) => likeness(word, knownWords(company)))]),
  );
  const weights = typed.map((word, at) => {
    const having = [...likenesses.values()].filter((each) => each[at]).length;
    const rarity = Math.log(1 + companies.length / Math.max(1, having));
    return likeness(word, COMMON) > 0 ? rarity * COMMON_WEIGHT : rarity;
  });
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return (company) => {
    // People also write "Skip Mates" as "Skipmates".
    if (letters.length >= LONG_WORD && knownWords(company).join("").includes(letters)) return 1;
    const share = weights.reduce((sum, weight, at) => sum + weight * (likenesses.get(company)?.[at] ?? 0), 0);
    return share >= whole * LEAST_SHARE ? share / whole : 0;
  };
}

const likeness = (word: string, known: readonly string[]): number =>
  Math.max(0, ...known.map((other) => likenessOf(word, other)));

function likenessOf(one: string, other: string): number {
  if (one === other) return 1;
  if (Math.min(one.length, other.length) < LONG_WORD) return 0;
  if (one.startsWith(other) || other.startsWith(one)) return SAME_BEGINNING;
  return Math.abs(one.length - other.length) <= 1 && isOneEditApart(one, other) ? SLIP : 0;
}

/** Doubled letters become one letter, because they are often mistyped. "J W" becomes "JW", because people write both. */
const wordsOf = (name: string): string[] =>
  similarityKeys({ name })
    .name.replace(/\b(\p{L}) (?=\p{L}\b)/gu, "$1")
    .replace(/(\p{L})\1+/gu, "$1")
    .split(" ");

/** Cache of the words of each company, because reading them takes longer than comparing them. */
const words = new WeakMap<Company, readonly string[]>();

function knownWords(company: Company): readonly string[] {
  const known = words.get(company) ?? [...wordsOf(company.name), ...wordsOf(company.location)];
  words.set(company, known);
  return known;
}
