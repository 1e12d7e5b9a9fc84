import { companyFields } from "#contract/company-input.ts";
import { TERM_FIELDS, type TermField } from "./terms/term-cells.ts";

export type EditableField = keyof typeof companyFields | TermField;
export const EDITABLE_FIELDS = [...Object.keys(companyFields), ...TERM_FIELDS] as EditableField[];

/** Columns that an import ignores. Only the rating and the review count of a new company are read from the file. */
const FURTHER_FIELDS = ["rating", "reviewCount", "latitude", "longitude", "createdAt"] as const;

export const COLUMNS = ["id", ...EDITABLE_FIELDS, ...FURTHER_FIELDS] as const;
export type CompanyCsvColumn = (typeof COLUMNS)[number];

/** Titles of other programs that `PATTERNS` does not match, in lower case. Letters only, because `plain` removes the rest. */
const OTHER_NAMES: Partial<Record<CompanyCsvColumn, readonly string[]>> = {
  id: ["companyid"],
  name: ["company", "companyname", "tradingname", "tradename"],
  description: ["about", "aboutus", "companydescription", "details"],
  county: ["countyregion"],
  phone: ["contactnumber"],
  services: ["service", "servicesoffered"],
  skipSizes: ["sizes", "sizesofskip", "sizesofskips"],
  priceFrom: ["from", "minprice", "minimumprice", "lowestprice", "pricemin"],
  priceTo: ["to", "maxprice", "maximumprice", "highestprice", "pricemax"],
  featured: ["isfeatured"],
  verified: ["isverified"],
  operatingHours: ["hours", "hoursofbusiness", "businesshours", "openinghours", "opening", "openingtimes"],
  establishedYear: ["established", "yearestablished", "founded", "since"],
  licenseNumber: ["license", "licence", "licencenumber", "licenseno", "licenceno"],
  companyNumber: ["crn", "cono", "conumber", "companieshouse", "registeredno", "registerednumber"],
  insurance: ["insured"],
  coverage: ["coveragearea", "areacovered", "areascovered", "areasserved", "serviceareas"],
  specialties: ["specialities", "speciality", "specialty"],
  paymentMethods: ["payment", "payments", "paymentoptions"],
  deliveryTime: ["delivery"],
  collectionTime: ["collection"],
  permits: ["permit", "permitsavailable"],
  eco: ["ecofriendly", "ecofriendlydisposal"],
  prices: ["pricelist", "pricesbysize"],
  coverageAreas: ["areas", "deliveryareas"],
  refuses: ["refused", "doesnottake", "nottaken"],
  acceptsAtCharge: ["charges", "wastecharges"],
  noticeDays: ["notice", "workingdaysnotice"],
  confirmedOn: ["confirmed", "lastconfirmed"],
  takes: ["taken"],
  deliveryDays: ["delivers", "deliverson"],
  pauses: ["holidays", "closed"],
  authorities: ["registeredwith", "roadauthorities"],
  reviewCount: ["reviews", "numberofreviews"],
};

const plain = (title: string) => title.toLowerCase().replace(/[^a-z]/g, "");

const COLUMN_BY_TITLE: ReadonlyMap<string, CompanyCsvColumn> = new Map(
  COLUMNS.flatMap((column) =>
    [plain(column), ...(OTHER_NAMES[column] ?? [])].map((title) => [title, column] as const),
  ),
);

const WHOSE =
  "(?:company|business|firm|office|main|head|contact|customer|sales|work|primary|public|your|address|registered|billing|bill|postal|mailing|yard|site|street|trading|po)*?";
const PATTERNS: readonly (readonly [CompanyCsvColumn, RegExp])[] = [
  [
    "phone",
    `(?:(?:tele)?phone|tel|ph|mobile|mob|landline|freephone|cell)(?:phone|tel)?s?(?:no|nos|num|number|numbers|nr)?`,
  ],
  ["phone", "contact(?:no|nos|numbers)"],
  ["email", "e?mails?(?:address|addresses|id)?"],
  ["website", "(?:web|site|website|webpage|homepage|url|www)s?(?:site|page|address|url|link)?s?"],
  ["postcode", "(?:address)?(?:(?:post|postal|zip|p)codes?|zip)"],
  ["location", "(?:town|city|towncity|townorcity|citytown|towns|posttown|locality|suburb)(?:name)?"],
  [
    "county",
    "(?:county|region|state|stateprovince|stateregion|province|administrativearea|adminarea)(?:uk|name)?",
  ],
  ["name", "(?:organi[sz]ation|supplier|contractor|vendor|trader|provider|operator|firm|business)(?:name)?"],
  [
    "name",
    "nameof(?:company|business|firm)|tradingas|(?:legal|registered)name|skip(?:hire)?(?:company|firm)",
  ],
  ["name", "(?:account|customer|client|place)name|customer|client"],
  ["skipSizes", "skipsizes?(?:available|offered)"],
  [
    "licenseNumber",
    "(?:waste)?carriers?(?:licen[cs]e|registration|reg|permit)?(?:no|nos|num|number)?|(?:cbdu|wcl)(?:no|number)?",
  ],
  ["companyNumber", "compan(?:y|ies)(?:house)?(?:reg|registration)?(?:no|nr|num|number)"],
].map(([column, pattern]) => [column as CompanyCsvColumn, new RegExp(`^${WHOSE}(?:${pattern})(?:value)?$`)]);

function columnOfPart(part: string): CompanyCsvColumn | null {
  const letters = plain(part);
  const known = COLUMN_BY_TITLE.get(letters);
  return known ?? PATTERNS.find(([, pattern]) => pattern.test(letters))?.[0] ?? null;
}

/**
 * Tries the whole title first, then the title without a part such as "(sales)" or " - sales". If a title has several names, such
 * as "Tel / Mob", all of them must mean the same column. Null for an unknown title.
 */
export function columnOf(title: string): CompanyCsvColumn | null {
  const whole = columnOfPart(title);
  // The column "Phone 1 - Label" contains the kind of a number, not the number.
  if (whole || /\b(?:label|type|kind)$/i.test(title.trim())) return whole;
  const [first = null, ...others] = title
    .replace(/\([^()]*\)|\s[-–][\s\S]*/g, "")
    .split(/\/| or | and | & /)
    .map(columnOfPart);
  return others.every((other) => other === first) ? first : null;
}

export interface Header {
  width: number;
  /** If a column has several cells, the first cell that is not empty is used. */
  columns: ReadonlyMap<CompanyCsvColumn, readonly number[]>;
  ignored: string[];
}

const isNoTitle = (title: string) =>
  /^(?:(?:unnamed|column|field|f)?[\s:_]*\d+|[^a-z]*)$/i.test(title.trim());

/** How well a title names its column; 0 is best. In lists of contacts, "Name" is a person and "Company" is the company. */
function rankOf(title: string, column: CompanyCsvColumn): number {
  const letters = plain(title);
  if (column !== "name") return letters === plain(column) ? 0 : 1;
  if (/^(?:company|organi[sz]ation)(?:name)?$/.test(letters)) return 0;
  return letters === "name" ? 1 : /^(?:account|customer|client|place)/.test(letters) ? 3 : 2;
}

/** Several titles can mean the same column. Their positions are in the order of `rankOf`, equal ranks from left to right. */
export function readHeader(titlesAndEmpty: readonly string[]): Header {
  // Drops empty and made-up titles after the last real title. Cells below them count as outside the table's columns.
  const titles = titlesAndEmpty.slice(0, titlesAndEmpty.findLastIndex((title) => !isNoTitle(title)) + 1);
  const named = titles.map((title, at) => ({ at, title, column: columnOf(title) }));
  const columns = new Map<CompanyCsvColumn, number[]>();
  for (const [column, all] of Map.groupBy(named, ({ column }) => column)) {
    if (!column) continue;
    all.sort((a, b) => rankOf(a.title, column) - rankOf(b.title, column));
    const positions = all.map(({ at }) => at);
    columns.set(column, positions);
  }
  const ignored = named.filter(({ column, title }) => column === null && title.trim() !== "");
  return { width: titles.length, columns, ignored: ignored.map(({ title }) => title) };
}
