import { mailboxKey } from "./mailbox-key.ts";

/** The fields by which two entries are recognised as the same company. */
export interface CompanyIdentity {
  name?: string | null | undefined;
  /** The company's town. */
  location?: string | null | undefined;
  postcode?: string | null | undefined;
  phone?: string | null | undefined;
  website?: string | null | undefined;
}

const LEGAL_FORM = /\b(ltd|limited|llp|plc|co|company|the|uk)\b/g;
/** Fewer digits are not a complete phone number. */
const MIN_PHONE_DIGITS = 9;

/** Sites on which many companies have a page, so that the host does not identify a company. */
const SHARED_HOSTS =
  /(^|\.)(facebook|instagram|linkedin|twitter|x|yell|checkatrade|google|wa|linktr|thomsonlocal|freeindex)\.[a-z.]+$/;

const plainWords = (text: string | null | undefined): string =>
  (text ?? "")
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}|['’]/gu, "")
    .replaceAll("&", " and ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** A name in lower case without punctuation and the words in `LEGAL_FORM`: "acme skips" for "The Acme Skips Ltd." */
function plainName(name: string | null | undefined): string {
  const words = plainWords(name);
  return words.replace(LEGAL_FORM, " ").replace(/\s+/g, " ").trim() || words;
}

const plainPostcode = (postcode: string | null | undefined): string =>
  (postcode ?? "").toUpperCase().replace(/[^A-Z0-9]/g, "");

function plainPhone(phone: string | null | undefined): string {
  const digits = (phone ?? "")
    .replace(/\(0\)/g, "")
    .replace(/\D/g, "")
    .replace(/^(00)?44(?=\d{9})/, "0");
  return digits.length < MIN_PHONE_DIGITS ? "" : digits;
}

/** The host of a company's own site without "www.". Empty for a page on a shared site. */
function plainHost(website: string | null | undefined): string {
  const address = website?.trim() ?? "";
  const url = URL.parse(/^https?:\/\//i.test(address) ? address : `https://${address}`);
  const host = url?.hostname.replace(/^www\./, "") ?? "";
  return host.includes(".") && !SHARED_HOSTS.test(host) ? host : "";
}

const MATCHED_BY = ["name and postcode", "name and place", "phone", "website and place"] as const;

export interface MatchKey {
  /** The fields that the key consists of. */
  by: (typeof MATCHED_BY)[number];
  key: string;
}

/**
 * Keys of a company. Two entries that share a key are taken for the same company. Branches in different towns share a name and
 * a website, so these keys also contain the place or the postcode.
 */
export function matchKeys(company: CompanyIdentity): MatchKey[] {
  const name = plainName(company.name);
  const place = plainWords(company.location);
  const keys: Record<MatchKey["by"], readonly string[]> = {
    "name and postcode": [name, plainPostcode(company.postcode)],
    "name and place": [name, place],
    phone: [plainPhone(company.phone)],
    "website and place": [plainHost(company.website), place],
  };
  return MATCHED_BY.filter((by) => keys[by].every((part) => part !== "")).map((by) => ({
    by,
    key: keys[by].join(" "),
  }));
}

/** Fields that suggest to a person that two entries may be the same company. */
export const SIMILAR_FIELDS = ["name", "phone", "email", "website"] as const;
export type SimilarField = (typeof SIMILAR_FIELDS)[number];

export type SimilarityKeys = Record<SimilarField, string>;

/** The values to compare for similarity. An empty value is unknown. */
export const similarityKeys = (
  company: CompanyIdentity & { email?: string | null | undefined },
): SimilarityKeys => ({
  name: plainName(company.name),
  phone: plainPhone(company.phone),
  email: company.email?.trim().toLowerCase() === "unknown" ? "" : mailboxKey(company.email ?? ""),
  website: plainHost(company.website),
});

/** The fields in which two entries agree, regardless of the place. A person decides whether they are the same company. */
export const similarFields = (one: SimilarityKeys, other: SimilarityKeys): SimilarField[] =>
  SIMILAR_FIELDS.filter((kind) => isSame(one[kind], other[kind]));

const isSame = (a: string, b: string) => a !== "" && a === b;

/**
 * True if a row of an imported file has a company's id but describes another company. The row then has a name, and no name,
 * postcode or telephone number agrees. Both must have a postcode, or both a telephone number; otherwise a new name alone would
 * be enough.
 */
export function isAnotherCompany(row: CompanyIdentity, company: CompanyIdentity): boolean {
  const pairs = [
    [plainPostcode(row.postcode), plainPostcode(company.postcode)],
    [plainPhone(row.phone), plainPhone(company.phone)],
  ] as const;
  const isComparable = pairs.some(([a, b]) => a !== "" && b !== "");
  const shares = pairs.some(([a, b]) => isSame(a, b)) || isSame(plainName(row.name), plainName(company.name));
  return plainName(row.name) !== "" && isComparable && !shares;
}
