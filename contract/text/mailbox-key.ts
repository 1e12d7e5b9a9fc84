/** Mail to the first domain arrives in the same mailboxes as mail to the second. */
const SAME_DOMAIN: Readonly<Record<string, string>> = { "googlemail.com": "gmail.com" };

/** Providers that deliver mail for `name+anything` to `name`. */
const IGNORES_TAGS = new Set([
  ...["gmail.com", "outlook.com", "hotmail.com", "hotmail.co.uk", "live.com", "live.co.uk"],
  ...["icloud.com", "me.com", "mac.com", "fastmail.com", "proton.me", "protonmail.com"],
]);
const IGNORES_DOTS = new Set(["gmail.com"]);

/** Removes the parts that the mailbox's provider ignores: capitals, dots and tags such as "+skips". */
export function mailboxKey(address: string): string {
  const key = address.trim().toLowerCase();
  const at = key.lastIndexOf("@");
  const typedDomain = key.slice(at + 1);
  const domain = SAME_DOMAIN[typedDomain] ?? typedDomain;
  if (at < 1 || !IGNORES_TAGS.has(domain)) return key;
  const untagged = key.slice(0, at).replace(/\+.*/, "");
  return `${IGNORES_DOTS.has(domain) ? untagged.replaceAll(".", "") : untagged}@${domain}`;
}
