/** Providers that deliver mail for `name+anything` to `name`. */
const IGNORES_TAGS = new Set([
  ...["gmail.com", "googlemail.com", "outlook.com", "hotmail.com", "hotmail.co.uk", "live.com", "live.co.uk"],
  ...["icloud.com", "me.com", "mac.com", "fastmail.com", "proton.me", "protonmail.com"],
]);
const IGNORES_DOTS = new Set(["gmail.com", "googlemail.com"]);

/** Identifies the mailbox of an address: ignores capitals, and tags and dots where the provider does. */
export function mailboxKey(address: string): string {
  const key = address.trim().toLowerCase();
  const at = key.lastIndexOf("@");
  const [name, domain] = [key.slice(0, at), key.slice(at + 1)];
  if (at < 1 || !IGNORES_TAGS.has(domain)) return key;
  const untagged = name.replace(/\+.*/, "");
  return `${IGNORES_DOTS.has(domain) ? untagged.replaceAll(".", "") : untagged}@${domain}`;
}

/** Identifies a UK telephone number in any spelling. Text with fewer than six digits is returned in lower case. */
export function phoneKey(phone: string): string {
  const digits = phone.replace(/\(0\)/, "").replace(/\D/g, "");
  return digits.length < 6 ? phone.trim().toLowerCase() : digits.replace(/^(?:00)?44/, "0");
}
