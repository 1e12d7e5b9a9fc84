import { countedMailbox } from "../text/counted-contact.ts";
import { phoneKey, phoneKeys } from "../text/phone-key.ts";
import { withPlainApostrophes } from "../text/spelling.ts";
import { telephoneNumbers } from "../text/telephone-numbers.ts";

export interface Contact {
  kind: "email" | "phone";
  /** Addresses that differ only in a tag, such as "+skips", have the same key. */
  key: string;
  typed: string;
}

const EMAIL = /^[^\s@]+@[^\s@]+$/;
/** Matches a telephone number, even an incomplete one. */
const PHONE = /^\+?[\d\s()./-]+$/;
const MIN_DIGITS = 6;

/** Null if the text is neither an email address nor a telephone number. */
export function readContact(text: string): Contact | null {
  const typed = withPlainApostrophes(text.trim());
  if (EMAIL.test(typed)) return { kind: "email", key: countedMailbox(typed), typed };
  const plain = typed.normalize("NFKC");
  const isPhone =
    telephoneNumbers(plain)[0]?.start === 0 ||
    (PHONE.test(plain) && plain.replace(/\D/g, "").length >= MIN_DIGITS);
  return isPhone ? { kind: "phone", key: phoneKey(typed), typed } : null;
}

/** `stored` is an email address or a telephone number in any spelling, or its key. */
export const isContact = ({ kind, key }: Contact, stored: string | null): boolean =>
  stored !== null &&
  stored !== "" &&
  (kind === "email" ? countedMailbox(stored) === key : phoneKeys(stored).includes(key));
