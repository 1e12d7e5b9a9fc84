import { z } from "zod";
import { HEAVY_WASTES, WASTES } from "./job/job.ts";
import { termsInput } from "./job/terms.ts";
import { COMPANY_DEFAULTS, MAX_LINE, MAX_TEXT } from "./limits.ts";
import { companyNumberOf } from "./registers/company-number.ts";
import { readPounds } from "./text/pounds.ts";
import {
  emailAddress,
  line,
  lineOfText,
  MAX_PHONE,
  optionalLine,
  optionalText,
  orNone,
  requiredLine,
  withoutWebAddress,
} from "./text/text.ts";

const EARLIEST_YEAR = 1800;
const MAX_LIST = 1_000;

const address = emailAddress("Please enter a valid email address");

/** Accepts an empty text, an address, or "Unknown" in any letter case. */
const email = orNone(
  line("Email", 254).transform((value, context) => {
    if (value === "") return value;
    if (value.toLowerCase() === "unknown") return "Unknown";
    const { data, error } = address.safeParse(value);
    for (const { message } of error?.issues ?? []) context.addIssue(message);
    return data ?? z.NEVER;
  }),
);

/** Null if the text is no web address, contains a user name or password, or has a scheme other than http and https. */
function asWebAddress(value: string): string | null {
  const withScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(value) ? value : `https://${value}`;
  const url = URL.parse(withScheme);
  const isWeb = url && /^https?:$/.test(url.protocol) && url.hostname.includes(".") && !/\s/.test(value);
  return isWeb && !url.username && !url.password ? withScheme : null;
}

/** A line that `spell` converts to the usual spelling. If `spell` returns null, the line is refused. */
const spelledLine = (label: string, spell: (typed: string) => string | null, expected: string) =>
  orNone(
    line(label, MAX_LINE).transform((typed, context) => {
      const spelled = typed && spell(typed);
      if (spelled !== null) return spelled;
      context.addIssue(`Please enter ${expected}`);
      return z.NEVER;
    }),
  );

const asTyped = (value: string | number) => String(value).trim();

const price = (label: string) =>
  z
    .union([z.number(), z.string()], `${label} must be an amount such as 120 or 120.50`)
    .nullable()
    .transform((value, context) => {
      const typed = asTyped(value ?? "");
      if (typed === "") return null;
      const amount = readPounds(typed);
      if (amount !== null) return amount;
      context.addIssue(`${label} must be an amount such as 120 or 120.50`);
      return z.NEVER;
    })
    .optional();

const establishedYear = z
  .union([z.number(), z.string()], "Established year must be a year")
  .nullable()
  .transform((value, context) => {
    const typed = asTyped(value ?? "");
    if (typed === "") return null;
    const thisYear = new Date().getFullYear();
    if (/^\d{4}$/.test(typed) && Number(typed) >= EARLIEST_YEAR && Number(typed) <= thisYear)
      return Number(typed);
    context.addIssue(`Established year must be from ${EARLIEST_YEAR} to ${thisYear}`);
    return z.NEVER;
  })
  .optional();

const flag = (label: string) => z.boolean(`${label} must be yes or no`);

/** The rating is missing, because only reviews change it. */
export const companyFields = {
  name: requiredLine("Company name", MAX_LINE),
  description: optionalText("Description", MAX_TEXT),
  location: requiredLine("Location", MAX_LINE),
  county: requiredLine("County", MAX_LINE),
  postcode: optionalLine("Postcode", 20),
  phone: orNone(withoutWebAddress(line("Phone", MAX_PHONE), "a phone number")),
  email,
  website: spelledLine("Website", asWebAddress, "a web address such as https://www.example.co.uk"),
  services: optionalLine("Services", MAX_LIST),
  skipSizes: optionalLine("Skip sizes", MAX_LIST),
  priceFrom: price("Price from"),
  priceTo: price("Price to"),
  featured: flag("Featured").optional(),
  verified: flag("Verified").optional(),
  operatingHours: optionalLine("Operating hours", MAX_LIST),
  establishedYear,
  licenseNumber: optionalLine("Licence number", MAX_LINE),
  companyNumber: spelledLine(
    "Company number",
    companyNumberOf,
    "a company number such as 01234567 or SC123456",
  ),
  insurance: optionalLine("Insurance", MAX_LINE),
  coverage: optionalLine("Coverage area", MAX_LIST),
  specialties: optionalLine("Specialties", MAX_LIST),
  paymentMethods: optionalLine("Payment methods", MAX_LIST),
  deliveryTime: optionalLine("Delivery time", MAX_LINE),
  collectionTime: optionalLine("Collection time", MAX_LINE),
  permits: flag("Permits").optional(),
  eco: flag("Eco-friendly disposal").optional(),
};

type CompanyFields = typeof companyFields;
export type FlagField = {
  [Name in keyof CompanyFields]: z.input<CompanyFields[Name]> extends boolean | null | undefined
    ? Name
    : never;
}[keyof CompanyFields];
const acceptsYes = ([, schema]: [string, z.ZodType]) => schema.safeParse(true).success;
export const FLAG_FIELDS = Object.entries(companyFields)
  .filter(acceptsYes)
  .map(([name]) => name as FlagField);

const terms = z.object(termsInput).partial();
type Terms = z.output<typeof terms>;

interface Prices {
  priceFrom?: string | null | undefined;
  priceTo?: string | null | undefined;
}

const areReversed = ({ priceFrom, priceTo }: Prices): boolean =>
  priceFrom != null && priceTo != null && Number(priceTo) < Number(priceFrom);

function wasteConflict({ refuses = [], acceptsAtCharge = [], takes = [] }: Terms): string | null {
  const charged = acceptsAtCharge.map((charge) => charge.waste);
  const isIn = (list: readonly string[]) => (waste: { value: string }) => list.includes(waste.value);
  const both = WASTES.filter(isIn(refuses)).find(isIn(charged));
  if (both) return `${both.label}: either refused or accepted at a charge, not both`;
  const taken = WASTES.filter(isIn(takes)).find(isIn([...refuses, ...charged]));
  return taken ? `${taken.label}: either taken, or refused or accepted at a charge` : null;
}

function heavyConflict({ refuses = [], prices = [] }: Terms): string | null {
  const refused = WASTES.find(({ value }) => HEAVY_WASTES.includes(value) && refuses.includes(value));
  const size = prices.find(({ heavyAllowed }) => heavyAllowed)?.size;
  if (!refused || size === undefined) return null;
  return `${refused.label} is not taken, but the price for ${size} yards allows soil and rubble: change one of the two`;
}

interface Contradiction {
  between: readonly (keyof (Prices & Terms))[];
  path: (string | number)[];
  message: string | false | null;
}

/** `path` is the field at which the message is shown: where possible, one of those that were edited. */
export function contradictionsIn(company: Prices & Terms, edited: readonly string[] = Object.keys(company)) {
  const { prices = [], refuses = [] } = company;
  const rules: Contradiction[] = [
    {
      between: ["priceFrom", "priceTo"],
      path: ["priceTo"],
      message: areReversed(company) && "Price to must not be below price from",
    },
    {
      between: ["refuses", "acceptsAtCharge", "takes"],
      path: ["acceptsAtCharge"],
      message: wasteConflict(company),
    },
    {
      between: ["prices", "refuses"],
      path: edited.includes("prices")
        ? ["prices", prices.findIndex(({ heavyAllowed }) => heavyAllowed), "heavyAllowed"]
        : ["refuses", refuses.findIndex((waste) => HEAVY_WASTES.includes(waste))],
      message: heavyConflict(company),
    },
  ];
  return rules.flatMap(({ message, ...rule }) =>
    message && rule.between.some((field) => edited.includes(field)) ? [{ ...rule, message }] : [],
  );
}

/** `field` is a path, such as "prices.0.heavyAllowed". */
export function contradictionsAfter(before: object, changes: object): { field: string; message: string }[] {
  const changed = Object.entries(changes).filter(([, value]) => value !== undefined);
  const after = { ...before, ...Object.fromEntries(changed) };
  const found = contradictionsIn(
    after,
    changed.map(([name]) => name),
  );
  return found.map(({ path, message }) => ({ field: path.join("."), message }));
}

const inOrder = (fields: Prices & Terms, context: z.RefinementCtx) => {
  for (const { path, message } of contradictionsIn(fields))
    context.addIssue({ code: "custom", message, path });
};

const newPrices = ({
  priceFrom = COMPANY_DEFAULTS.priceFrom,
  priceTo = COMPANY_DEFAULTS.priceTo,
}: Prices): Prices => ({ priceFrom, priceTo });

export const newCompany = z
  .object({
    ...companyFields,
    ...terms.shape,
    featured: flag("Featured").default(false),
    eco: flag("Eco-friendly disposal").default(false),
  })
  .superRefine((fields, context) => inOrder({ ...fields, ...newPrices(fields) }, context));
export type NewCompany = z.output<typeof newCompany>;

const updatedAt = z.iso.datetime("updatedAt must be the time that the company's response contains");

export const companyChangesBody = z
  .object({
    ...companyFields,
    ...terms.shape,
    name: companyFields.name.optional(),
    location: companyFields.location.optional(),
    county: companyFields.county.optional(),
    updatedAt: updatedAt.optional().meta({
      description: "As read before the edit. The change is refused if the company was edited since",
    }),
  })
  .superRefine(inOrder);
export type CompanyChanges = Omit<z.output<typeof companyChangesBody>, "updatedAt">;

export const importQuery = z.object({
  apply: z.enum(["true", "false"], "apply must be true or false").optional(),
  fileName: lineOfText("fileName must be text").max(200, "fileName is too long").optional(),
});
