import { mailboxKey } from "./mailbox-key.ts";
import { phoneKeys } from "./phone-key.ts";

/** The fields by which two entries are recognised as the same company. `location` is the town. */
export type CompanyIdentity = {
  [Field in "name" | "location" | "postcode" | "phone" | "website"]?: string | null | undefined;
};

const LEGAL_FORM = /\b(ltd|limited|llp|plc|co|company|the|uk)\b/g;

/** Many companies have a page on these sites, so their host does not identify a company. */
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

/** For example "acme skips" for "The Acme Skips Ltd." */
function plainName(name: string | null | undefined): string {
  const words = plainWords(name);
  return words.replace(LEGAL_FORM, " ").replace(/\s+/g, " ").trim() || words;
}

const plainPostcode = (postcode: string | null | undefined): string =>
  (postcode ?? "").toUpperCase().replace(/[^A-Z0-9]/g, "");

const plainPhones = (phone: string | null | undefined): string[] =>
  phoneKeys(phone ?? "").flatMap((key) => /^\+?(\d{9,})$/.exec(key)?.[1] ?? []);

/** The host of a website without "www.". Empty for a page on a shared site. */
function plainHost(website: string | null | undefined): string {
  const address = website?.trim() ?? "";
  const url = URL.parse(/^https?:\/\//i.test(address) ? address : `https://${address}`);
  const host = url?.hostname.replace(/^www\./, "") ?? "";
  return host.includes(".") && !SHARED_HOSTS.test(host) ? host : "";
}

export interface MatchKey {
  by: "name and postcode" | "name and place" | "phone" | "website and place";
  key: string;
}

/**
 * Two entries that share a key count as the same company. Branches in different towns share a name and a website, so these keys
 * also contain the place or the postcode.
 */
export function matchKeys(company: CompanyIdentity): MatchKey[] {
  const name = plainName(company.name);
  const place = plainWords(company.location);
  const keys: [MatchKey["by"], ...string[]][] = [
    ["name and postcode", name, plainPostcode(company.postcode)],
    ["name and place", name, place],
    ...plainPhones(company.phone).map((phone): [MatchKey["by"], string] => ["phone", phone]),
    ["website and place", plainHost(company.website), place],
  ];
  return keys.flatMap(([by, ...parts]) => (parts.includes("") ? [] : [{ by, key: parts.join(" ") }]));
}

/** A person decides whether entries that agree in one of these are the same company. */
export const SIMILAR_FIELDS = ["name", "phone", "email", "website"] as const;
export type SimilarField = (typeof SIMILAR_FIELDS)[number];

export type SimilarityKeys = Record<SimilarField, string>;

/** An empty text means that the value is unknown. */
export const similarityKeys = (
  company: CompanyIdentity & { email?: string | null | undefined },
): SimilarityKeys => ({
  name: plainName(company.name),
  phone: plainPhones(company.phone)[0] ?? "",
  email: company.email?.trim().toLowerCase() === "unknown" ? "" : mailboxKey(company.email ?? ""),
  website: plainHost(company.website),
});

/** The fields in which two entries agree, regardless of the place. */
export const similarFields = (one: SimilarityKeys, other: SimilarityKeys): SimilarField[] =>
  SIMILAR_FIELDS.filter((kind) => isSame(one[kind], other[kind]));

const isSame = (a: string, b: string) => a !== "" && a === b;

/**
 * True if a row of an imported file has a company's id but describes another company: no name, postcode or telephone number
 * agrees. Both must have a postcode, or both a telephone number. Otherwise a new name alone would be enough.
 */
export function isAnotherCompany(row: CompanyIdentity, company: CompanyIdentity): boolean {
  const postcodes = ({ postcode }: CompanyIdentity) => [plainPostcode(postcode)].filter(Boolean);
  const pairs = [
    [postcodes(row), postcodes(company)],
    [plainPhones(row.phone), plainPhones(company.phone)],
  ] as const;
  const isComparable = pairs.some(([a, b]) => a.length > 0 && b.length > 0);
  const shares =
    pairs.some(([a, b]) => a.some((one) => b.includes(one))) ||
    isSame(plainName(row.name), plainName(company.name));
  return plainName(row.name) !== "" && isComparable && !shares;
}
