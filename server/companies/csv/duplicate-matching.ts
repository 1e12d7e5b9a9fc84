/** What a firm is recognised by. */
export interface Firm {
  name?: string | null | undefined;
  postcode?: string | null | undefined;
  phone?: string | null | undefined;
}

const LEGAL_FORM = /\b(ltd|limited|llp|plc|co|company|the|uk)\b/g;
/** Shorter numbers are no whole telephone numbers. */
const SHORTEST_PHONE = 9;

export function plainName(name: string | null | undefined): string {
  const words = (name ?? "")
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}|['’]/gu, "")
    .replaceAll("&", " and ")
    .replace(/[^\p{L}\p{N}]+/gu, " ");
  const said = (text: string) => text.replace(/\s+/g, " ").trim();
  return said(words.replace(LEGAL_FORM, " ")) || said(words);
}

export const plainPostcode = (postcode: string | null | undefined): string =>
  (postcode ?? "").toUpperCase().replace(/[^A-Z0-9]/g, "");

export function plainPhone(phone: string | null | undefined): string {
  const digits = (phone ?? "")
    .replace(/\(0\)/g, "")
    .replace(/\D/g, "")
    .replace(/^(00)?44(?=\d{9})/, "0");
  return digits.length < SHORTEST_PHONE ? "" : digits;
}

export interface Likeness {
  /** "name and postcode" or "phone" */
  by: string;
  key: string;
}

/** What two entries of the same firm have in common. */
export function likenesses(firm: Firm): Likeness[] {
  const name = plainName(firm.name);
  const postcode = plainPostcode(firm.postcode);
  const phone = plainPhone(firm.phone);
  return [
    ...(name && postcode ? [{ by: "name and postcode", key: `${name} ${postcode}` }] : []),
    ...(phone ? [{ by: "phone", key: phone }] : []),
  ];
}

const isSame = (a: string, b: string) => a !== "" && a === b;

/** Whether a row with a company's id is about another firm: it has a name, and shares nothing with the company. */
export function isAnotherFirm(row: Firm, company: Firm): boolean {
  const pairs = [
    [plainPostcode(row.postcode), plainPostcode(company.postcode)],
    [plainPhone(row.phone), plainPhone(company.phone)],
  ] as const;
  const isComparable = pairs.some(([a, b]) => a !== "" && b !== "");
  const shares = pairs.some(([a, b]) => isSame(a, b)) || isSame(plainName(row.name), plainName(company.name));
  return plainName(row.name) !== "" && isComparable && !shares;
}
