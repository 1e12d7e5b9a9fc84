import type { Company } from "#contract/companies.ts";
import { similarityKeys } from "#contract/text/company-match.ts";
import { phoneKeys } from "#contract/text/phone-key.ts";
import { isOneEditApart } from "#contract/text/spelling.ts";

const MOST_FOUND = 8;
/** Digits of a number without its country code, and letters of a word from which on its beginning or a slip is enough. */
const [PHONE_DIGITS, LONG_WORD] = [9, 4];
/** A full postcode, or its first half. */
const POSTCODE = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})?$/;
/** Words of so many names that they tell no company from another. */
const COMMON = new Set("and skip skips hire waste service services recycling management group uk".split(" "));

/** The listed companies that an applicant may mean by a name, a telephone number or a postcode, the likeliest first. */
export function findListed(companies: readonly Company[], typed: string): Company[] {
  const text = typed.trim();
  const rankOf = rankByPhone(text) ?? rankByPostcode(text) ?? rankByName(text);
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

/** The share of the typed words that the company's name or town has. */
function rankByName(text: string): Rank {
  const words = wordsOf(text);
  const telling = words.filter((word) => !COMMON.has(word));
  const wanted = telling.length > 0 ? telling : words;
  const letters = wanted.join("");
  return (company) => {
    const known = knownWords(company);
    // "Skip Mates" is written "Skipmates" too.
    if (letters.length >= LONG_WORD && known.join("").includes(letters)) return 1;
    const share =
      wanted.filter((word) => known.some((other) => isSameWord(word, other))).length / wanted.length;
    return share >= 1 / 2 ? share : 0;
  };
}

const isSameWord = (one: string, other: string): boolean => {
  if (one === other) return true;
  if (Math.min(one.length, other.length) < LONG_WORD) return false;
  return one.startsWith(other) || other.startsWith(one) || isOneEditApart(one, other);
};

/** "J W" is one word, as people also write it. */
const wordsOf = (name: string): string[] =>
  similarityKeys({ name })
    .name.replace(/\b(\p{L}) (?=\p{L}\b)/gu, "$1")
    .split(" ");

/** Reading the words takes longer than comparing them. */
const words = new WeakMap<Company, readonly string[]>();

function knownWords(company: Company): readonly string[] {
  const known = words.get(company) ?? [...wordsOf(company.name), ...wordsOf(company.location)];
  words.set(company, known);
  return known;
}
