import { mailboxKey } from "./mailbox-key.ts";

// Limits count these keys, which people cannot vary by spelling. These functions rather find too much than too little, because a
// false match only makes somebody confirm an address. All other code uses `mailboxKey` and `phoneKey`.

/** Large providers, whose domains say nothing about a person. */
export const LARGE_PROVIDERS: ReadonlySet<string> = new Set([
  ...["gmail.com", "outlook.com", "hotmail.com", "hotmail.co.uk", "live.com", "live.co.uk", "msn.com"],
  ...["yahoo.com", "yahoo.co.uk", "ymail.com", "rocketmail.com", "aol.com", "aol.co.uk", "icloud.com"],
  ...["me.com", "mac.com", "btinternet.com", "btopenworld.com", "virginmedia.com", "talktalk.net"],
  ...["ntlworld.com", "blueyonder.co.uk", "sky.com", "plus.net", "plusnet.com", "tiscali.co.uk"],
  ...["proton.me", "protonmail.com", "pm.me", "fastmail.com", "zoho.com", "mail.com", "email.com"],
  ...["gmx.com", "gmx.co.uk", "nhs.net", "hey.com", "tutanota.com"],
]);

/** Countries register domains under these second levels, such as "co" of "co.uk". */
const SECOND_LEVEL = /^(ac|co|com|edu|gov|ltd|me|mil|mod|ne|net|nhs|or|org|plc|police|sch)$/;

/** Drops a tag on any domain: "office+7@firm.co.uk" becomes "office@firm.co.uk". */
export const countedMailbox = (address: string): string =>
  mailboxKey(address.normalize("NFKC")).replace(/\+[^@]*(?=@)/, "");

/** The registered domain, such as "firm.co.uk" of "ann@mail.firm.co.uk". Null for large providers. */
export function countedDomain(address: string): string | null {
  const mailbox = countedMailbox(address);
  const domain = mailbox.slice(mailbox.lastIndexOf("@") + 1).replace(/\.$/, "");
  if (LARGE_PROVIDERS.has(domain)) return null;
  const labels = domain.split(".");
  const isCountry = labels.at(-1)?.length === 2 && SECOND_LEVEL.test(labels.at(-2) ?? "");
  return labels.slice(isCountry ? -3 : -2).join(".");
}

/** Letters that stand for digits, in Latin, Greek, Cyrillic and Armenian. */
const LOOK_ALIKES = [
  ["0", "oOοΟоОօՕ"],
  ["1", "lIiıιΙіІӀ|"],
  ["2", "zZ"],
  ["5", "sS"],
  ["8", "B"],
] as const;
const DIGIT_OF = new Map(LOOK_ALIKES.flatMap(([digit, letters]) => [...letters].map((one) => [one, digit])));

/** Accepts a digit of any script. Unicode places the ten digits of a script one after the other. */
function asciiDigit(character: string): string {
  let distance = 0;
  const codePoint = character.codePointAt(0) ?? 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(codePoint - distance - 1))) distance += 1;
  return String(distance % 10);
}

/** A word counts as digits if it has only digits and letters that look like them. */
const withPlainDigits = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[\p{L}\d|]+/gu, (word) => {
      const digits = [...word].map((one) => DIGIT_OF.get(one) ?? one).join("");
      return word.length > 1 && /^\d+$/.test(digits) ? digits : word;
    });

/** All British numbers that begin anywhere in the digits, whatever precedes and follows. */
const ukNumbersIn = (digits: string): string[] =>
  [...digits].flatMap((_, at) => {
    const [, national] = /^(?:0|44)?([1-37-9]\d{9})/.exec(digits.slice(at)) ?? [];
    return national ? [`0${national}`] : [];
  });

/** Only this many digits of a foreign number count, because people could add digits to vary the number. */
const FOREIGN_DIGITS = 10;

const foreignNumbersIn = (text: string): string[] =>
  (text.replace(/[^\d+]/g, "").match(/(?:\+|00)(?!44)[1-9]\d{6,}/g) ?? []).map(
    (match) => `+${match.replace(/^(\+|00)/, "").slice(0, FOREIGN_DIGITS)}`,
  );

const numbersIn = (plain: string): string[] => [
  ...ukNumbersIn(plain.replace(/\D/g, "")),
  ...foreignNumbersIn(plain),
];

/** A text without a complete number has the key "none", which all such texts share. */
export function countedPhones(text: string): string[] {
  const numbers = new Set(numbersIn(withPlainDigits(text)));
  return numbers.size > 0 ? [...numbers] : ["none"];
}

/** Texts that name more people share the key "many". */
const MOST_NAMED = 20;

const withoutDoubles = (found: readonly string[]): string[] => {
  const keys = new Set(found);
  return keys.size > MOST_NAMED ? ["many"] : [...keys];
};

/** The telephone numbers in longer texts, in which only digits that stand together are a number. */
export const phonesNamedIn = (text: string): string[] =>
  withoutDoubles((withPlainDigits(text).match(/\+?\d[\d\s()./-]{7,}\d/g) ?? []).flatMap(numbersIn));

export const mailboxesNamedIn = (text: string): string[] =>
  withoutDoubles(
    (text.normalize("NFKC").match(/[^\s@<>(),;:]+@[^\s@<>(),;:]+\.\p{L}+/gu) ?? []).map(countedMailbox),
  );
