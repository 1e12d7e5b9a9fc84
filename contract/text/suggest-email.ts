import { isOneEditApart } from "./spelling.ts";

/** Domains of providers common in the UK. Shorter ones ("sky.com") are left out: too many real domains are one edit away. */
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

/** One edit away from a domain in `PROVIDERS`, but real, so these domains are not corrected. */
const OTHER_PROVIDERS = ["mail.com", "email.com", "ymail.com"];

/** Corrects a domain that is one edit away from a provider's: "ann@gmial.com" gives "ann@gmail.com". Otherwise null. */
export function suggestEmail(address: string): string | null {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1).toLowerCase();
  if ([...PROVIDERS, ...OTHER_PROVIDERS].includes(domain)) return null;
  const meant = PROVIDERS.find((provider) => isOneEditApart(domain, provider));
  return meant === undefined ? null : address.slice(0, at + 1) + meant;
}
