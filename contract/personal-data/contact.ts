import { mailboxKey, phoneKey } from "../text/contact-keys.ts";

/** An email address or a telephone number in any spelling. */
export interface Contact {
  kind: "email" | "phone";
  /** Key of `contract/text/contact-keys.ts`. */
  key: string;
  /** The typed text. */
  typed: string;
}

const EMAIL = /^[^\s@]+@[^\s@]+$/;
const PHONE = /^\+?[\d\s()./-]+$/;
const MIN_DIGITS = 6;

/** Parses a typed address or number. Null if the text is neither. */
export function readContact(text: string): Contact | null {
  const typed = text.trim();
  if (EMAIL.test(typed)) return { kind: "email", key: mailboxKey(typed), typed };
  const isPhone = PHONE.test(typed) && typed.replace(/\D/g, "").length >= MIN_DIGITS;
  return isPhone ? { kind: "phone", key: phoneKey(typed), typed } : null;
}

/** True if a stored address or number equals this contact, in any spelling. */
export const isContact = ({ kind, key }: Contact, stored: string | null): boolean =>
  stored !== null && stored !== "" && (kind === "email" ? mailboxKey(stored) : phoneKey(stored)) === key;
