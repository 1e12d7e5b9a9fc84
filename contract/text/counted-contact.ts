import { mailboxKey } from "./mailbox-key.ts";

// What limits count: only what a person can't vary by spelling. A false match makes somebody confirm an address, so these
// functions find too much rather than too little. `mailboxKey` and `phoneKey` decide about everything else.

/** Large providers, whose domain says nothing about the person. */
export const LARGE_PROVIDERS: ReadonlySet<string> = new Set([
  ...["gmail.com", "outlook.com", "hotmail.com", "hotmail.co.uk", "live.com", "live.co.uk", "msn.com"],
  ...["yahoo.com", "yahoo.co.uk", "ymail.com", "rocketmail.com", "aol.com", "aol.co.uk", "icloud.com"],
  ...["me.com", "mac.com", "btinternet.com", "btopenworld.com", "virginmedia.com", "talktalk.net"],
  ...["ntlworld.com", "blueyonder.co.uk", "sky.com", "plus.net", "plusnet.com", "tiscali.co.uk"],
  ...["proton.me", "protonmail.com", "pm.me", "fastmail.com", "zoho.com", "mail.com", "email.com"],
  ...["gmx.com", "gmx.co.uk", "nhs.net", "hey.com", "tutanota.com"],
]);

/** Second levels under which a country registers domains, such as "co" of "co.uk". */
const SECOND_LEVEL = /^(ac|co|com|edu|gov|ltd|me|mil|mod|ne|net|nhs|or|org|plc|police|sch)$/;

/** The mailbox of an address, without a tag on any domain: "office+7@firm.co.uk" is "office@firm.co.uk". */
export const countedMailbox = (address: string): string =>
  mailboxKey(address.normalize("NFKC")).replace(/\+[^@]*(?=@)/, "");

/** The registered domain of an address: "firm.co.uk" of "ann@mail.firm.co.uk". Null for large providers. */
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

/** The value of a decimal digit of any script. Unicode places the ten digits of a script one after the other. */
function asciiDigit(character: string): string {
  let distance = 0;
  const codePoint = character.codePointAt(0) ?? 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(codePoint - distance - 1))) distance += 1;
  return String(distance % 10);
}

/** Writes all digits as ASCII digits. A word counts as digits if it has only digits and letters that look like them. */
const withPlainDigits = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[\p{L}\d|]+/gu, (word) => {
      const digits = [...word].map((one) => DIGIT_OF.get(one) ?? one).join("");
      return word.length > 1 && /^\d+$/.test(digits) ? digits : word;
    });

/** UK numbers at every position of these digits, without regard to what precedes and follows. */
const ukNumbersIn = (digits: string): string[] =>
  [...digits].flatMap((_, at) => {
    const [, national] = /^(?:0|44)?([1-37-9]\d{9})/.exec(digits.slice(at)) ?? [];
    return national ? [`0${national}`] : [];
  });

/** Digits after these could be added to vary the number. */
const FOREIGN_DIGITS = 10;

/** Numbers of other countries, each by its first digits. */
const foreignNumbersIn = (text: string): string[] =>
  (text.replace(/[^\d+]/g, "").match(/(?:\+|00)(?!44)[1-9]\d{6,}/g) ?? []).map(
    (match) => `+${match.replace(/^(\+|00)/, "").slice(0, FOREIGN_DIGITS)}`,
  );

/** Keys of every complete telephone number in a text. A text without any has one key, which all such texts share. */
export function countedPhones(text: string): string[] {
  const plain = withPlainDigits(text);
  const numbers = new Set([...ukNumbersIn(plain.replace(/\D/g, "")), ...foreignNumbersIn(plain)]);
  return numbers.size > 0 ? [...numbers] : ["none"];
}
