import { isOneEditApart } from "./spelling.ts";

/**
 * Domains of providers common in the UK. Short domains such as "sky.com" are left out, because many real domains differ from them
 * by one edit.
 */
const PROVIDERS = [
  "gmail.com",
  "googlemail.com",
  "hotmail.com",
  "hotmail.co.uk",
  "outlook.com",
  "live.co.uk",
  "yahoo.com",
  "yahoo.co.uk",
  "icloud.com",
  "btinternet.com",
  "virginmedia.com",
  "talktalk.net",
  "ntlworld.com",
  "blueyonder.co.uk",
  "protonmail.com",
];

/** Real domains that differ from a domain in `PROVIDERS` by one edit. They are not corrected. */
const OTHER_PROVIDERS = ["mail.com", "email.com", "ymail.com"];

/** Corrects a domain that differs from a provider's by one edit: "ann@gmial.com" gives "ann@gmail.com". Otherwise null. */
export function suggestEmail(address: string): string | null {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1).toLowerCase();
  if ([...PROVIDERS, ...OTHER_PROVIDERS].includes(domain)) return null;
  const meant = PROVIDERS.find((provider) => isOneEditApart(domain, provider));
  return meant === undefined ? null : address.slice(0, at + 1) + meant;
}
