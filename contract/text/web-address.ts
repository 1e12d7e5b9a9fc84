// The browser loads common.ts in place of every.ts: see "imports" in package.json.
import { NAME_LIKE_DOMAINS, TOP_LEVEL_DOMAINS } from "#contract/text/top-level-domains/every.ts";
import { COMMON_DOMAINS } from "./top-level-domains/common.ts";

const SCHEME = /[a-z][a-z0-9+.-]{0,20}:\/\/|\bmailto:|(?<![\p{L}\d])www\s?\.\s?[\p{L}\d]/iu;
const EMAIL = /[^\s@]@[\p{L}\d-]+\.\p{L}/u;
/** Matches the text between two words. A web address can contain symbols such as emoji, but not "..". */
const BETWEEN = /[^\p{L}\p{M}\p{N}\p{So}.-]+|\.{2,}/u;

const TITLES = new Set(["mr", "mrs", "ms", "miss", "dr", "st", "rev", "sir", "prof"]);

/** Browsers treat the full stops of other scripts as ".". */
const withPlainStops = (text: string) => text.normalize("NFKC").replaceAll("。", ".");

/** The possible top-level domain in a label, which is the text between two full stops. It is "com" for "com-" and "com-offer". */
const domainIn = (label: string): string =>
  label.startsWith("xn--") ? label : (label.split("-")[0] ?? "").toLowerCase();

/**
 * True for a name or a place with a missing space and a capitalised last word: "Dr.De", "J.R.Black", "A.B.Services". After a
 * title or one initial, the last word must be in `NAME_LIKE_DOMAINS`, because "dr.support" can be a web address. After two
 * initials, any word except a common top-level domain counts.
 */
function isName(labels: readonly string[]): boolean {
  const last = labels.at(-1) ?? "";
  const hasTitle = TITLES.has(labels[0]?.toLowerCase() ?? "");
  const initials = labels.slice(hasTitle ? 1 : 0, -1);
  if (!/^\p{Lu}/u.test(last) || !initials.every((label) => /^\p{L}$/u.test(label))) return false;
  const domain = domainIn(last);
  return NAME_LIKE_DOMAINS.has(domain) || (initials.length > 1 && !COMMON_DOMAINS.has(domain));
}

/** True for the labels of a domain, such as "evil", "co" and "uk". */
function isDomain(labels: readonly string[]): boolean {
  if (labels.length < 2 || isName(labels)) return false;
  if (labels.join(".").toLowerCase() === "co.ltd") return false;
  const [last = "", ...others] = labels.slice(1).map(domainIn).reverse();
  return (
    TOP_LEVEL_DOMAINS.has(last) ||
    last.startsWith("xn--") ||
    others.some((label) => COMMON_DOMAINS.has(label))
  );
}

/** True for the four numbers of an IPv4 address. */
const isAddress = (labels: readonly string[]): boolean =>
  labels.length === 4 && labels.every((label) => /^(?:0|[1-9]\d{0,2})$/.test(label) && Number(label) < 256);

/** True if mail programs turn a part of the text into a link. In browsers, fewer top-level domains are known. */
export function containsWebAddress(text: string): boolean {
  const plain = withPlainStops(text);
  if (!/[.:]/.test(plain)) return false;
  if (SCHEME.test(plain) || EMAIL.test(plain)) return true;
  return plain
    .split(BETWEEN)
    .map((part) => part.split(".").filter(Boolean))
    .some((labels) => isDomain(labels) || isAddress(labels));
}
