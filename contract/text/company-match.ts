/** The fields by which two entries are recognised as the same company. */
export interface CompanyIdentity {
  name?: string | null | undefined;
  postcode?: string | null | undefined;
  phone?: string | null | undefined;
}

const LEGAL_FORM = /\b(ltd|limited|llp|plc|co|company|the|uk)\b/g;
/** Fewer digits are not a complete phone number. */
const MIN_PHONE_DIGITS = 9;

function plainName(name: string | null | undefined): string {
  const words = (name ?? "")
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}|['’]/gu, "")
    .replaceAll("&", " and ")
    .replace(/[^\p{L}\p{N}]+/gu, " ");
  const collapsed = (text: string) => text.replace(/\s+/g, " ").trim();
  return collapsed(words.replace(LEGAL_FORM, " ")) || collapsed(words);
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

export interface MatchKey {
  /** The matching fields: "name and postcode" or "phone". */
  by: string;
  key: string;
}

/** Keys of which two entries of the same company share at least one. */
export function matchKeys(company: CompanyIdentity): MatchKey[] {
  const name = plainName(company.name);
  const postcode = plainPostcode(company.postcode);
  const phone = plainPhone(company.phone);
  return [
    ...(name && postcode ? [{ by: "name and postcode", key: `${name} ${postcode}` }] : []),
    ...(phone ? [{ by: "phone", key: phone }] : []),
  ];
}

const isSame = (a: string, b: string) => a !== "" && a === b;

/** Whether a row with a company's id describes another company: it has a name and shares no identity field with it. */
export function isAnotherCompany(row: CompanyIdentity, company: CompanyIdentity): boolean {
  const pairs = [
    [plainPostcode(row.postcode), plainPostcode(company.postcode)],
    [plainPhone(row.phone), plainPhone(company.phone)],
  ] as const;
  const isComparable = pairs.some(([a, b]) => a !== "" && b !== "");
  const shares = pairs.some(([a, b]) => isSame(a, b)) || isSame(plainName(row.name), plainName(company.name));
  return plainName(row.name) !== "" && isComparable && !shares;
}
