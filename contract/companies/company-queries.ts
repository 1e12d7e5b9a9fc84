import { z } from "zod";
import { SIZE_RANGES } from "../job/job-options.ts";
import { jobQueryFields } from "../job/job-query.ts";
import {
  DEFAULT_RADIUS_KM,
  MAX_COMPANIES_PER_QUOTE,
  MAX_PAGE_SIZE,
  MAX_RADIUS_KM,
  MAX_SEARCH_TEXT,
  MAX_TOTAL_POUNDS,
  MIN_RADIUS_KM,
  PAGE_SIZE,
} from "../limits.ts";
import { COMPANY_SORTS, PRICE_SIZES } from "../options.ts";
import {
  type FilterValues,
  mapFilters,
  type SearchFilter,
  type SearchFilterName,
} from "../search/filters.ts";
import { cleanLine } from "../text/clean-text.ts";

const number = (name: string) =>
  z
    .string()
    .trim()
    .regex(/^[+-]?(\d+(\.\d*)?|\.\d+)$/, `${name} must be a number`)
    .transform(Number)
    .meta({ type: "number" });

const text = (name: string) =>
  z
    .string()
    .overwrite(cleanLine)
    .max(MAX_SEARCH_TEXT, `${name} is too long (at most ${MAX_SEARCH_TEXT} characters)`);

/** Treats an empty value as absent, because a GET form without script also sends its empty fields. */
const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) => (typeof value === "string" && cleanLine(value) === "" ? undefined : value),
    schema.optional(),
  );

const location = orNone(text("location")).meta({
  description: "A postcode, town, county or region, or a position such as 53.81,-1.56",
});
const radius = orNone(number("radius")).meta({
  description: `Kilometres around the location, ${MIN_RADIUS_KM} to ${MAX_RADIUS_KM}; ${DEFAULT_RADIUS_KM} when left out`,
});
const page = orNone(number("page")).meta({ description: "The first page is 1" });
const limit = orNone(number("limit")).meta({
  description: `Companies per page, 1 to ${MAX_PAGE_SIZE}; ${PAGE_SIZE} when only the page is given`,
});

const companyIds = z
  .string()
  .regex(/^\d{1,15}(,\d{1,15})*$/, "ids must be numbers separated by commas")
  .transform((text) => [...new Set(text.split(",").map(Number))].join(","))
  .refine(
    (ids) => ids.split(",").length <= MAX_COMPANIES_PER_QUOTE,
    `ids can name at most ${MAX_COMPANIES_PER_QUOTE} companies`,
  );

const job = {
  size: orNone(jobQueryFields.size),
  date: orNone(jobQueryFields.date),
  weeks: orNone(jobQueryFields.weeks),
  stands: orNone(jobQueryFields.stands),
  waste: orNone(jobQueryFields.waste),
};

function filterSchema(filter: SearchFilter, name: SearchFilterName): z.ZodType {
  if (filter.kind === "number") return number(name);
  if (filter.kind === "flag")
    return filter.invertible
      ? z.enum(["true", "false", "1"], `${name} must be true or false`)
      : z.enum(["1", "true"], `${name} must be 1`);
  if (filter.kind === "option")
    return z.enum(filter.values, `${name} must be one of ${filter.values.join(", ")}`);
  return text(name);
}

/** Not in the table of filters, because pages load that table and need no descriptions. */
const FILTER_DESCRIPTIONS: Record<SearchFilterName, string> = {
  search: "Part of a name, location or county",
  locationSearch: "Part of a location",
  serves: "Only companies that deliver to the location; probably includes yes",
  canDo: "With a date: 1: only companies that can deliver on it, as canDo says",
  quotable: "true or 1: only companies that can be asked for a quote",
  evidence:
    "1: only companies whose number, name and tier we found at their regulator's register in the last 90 days",
  maxTotal: `With a size: only companies whose total is known to begin at this or less, in pounds up to ${MAX_TOTAL_POUNDS}`,
  minRating: "Only companies whose rating, with one decimal, is at least this, 1 to 5",
  service: "Only companies that name this service",
};

const filters = mapFilters((filter, name) =>
  orNone(filterSchema(filter, name)).meta({ description: FILTER_DESCRIPTIONS[name] }),
) as {
  [Name in SearchFilterName]: z.ZodPreprocess<z.ZodOptional<z.ZodType<NonNullable<FilterValues[Name]>>>>;
};

/** The search clamps numbers to their range; invalid values are refused here. */
export const companiesQuery = z.object({
  featured: orNone(z.enum(["true", "false"], "featured must be true or false")),
  location,
  radius,
  sort: orNone(z.enum(COMPANY_SORTS, `sort must be one of ${COMPANY_SORTS.join(", ")}`)),
  ids: orNone(companyIds).meta({
    type: "string",
    description: `Only these companies, in this order and at any distance: up to ${MAX_COMPANIES_PER_QUOTE} ids, comma-separated`,
  }),
  sizeRange: orNone(z.enum(SIZE_RANGES, `sizeRange must be one of ${SIZE_RANGES.join(", ")}`)).meta({
    description:
      "Without a size: only companies that hire out one of these sizes or may do so, as the ranges of the quote form. offersSize is then about the range",
  }),
  first: orNone(z.enum(["quotable"], "first must be quotable")).meta({
    description: "quotable: companies that can be asked for a quote come before the others",
  }),
  ...job,
  ...filters,
  page,
  limit,
});
export type CompaniesQuery = z.output<typeof companiesQuery>;

const PRICE_COMPARISON_SIZES = ["all", ...PRICE_SIZES] as const;

export const priceComparisonQuery = z.object({
  location,
  radius,
  skipSize: orNone(
    z.enum(PRICE_COMPARISON_SIZES, `skipSize must be one of ${PRICE_COMPARISON_SIZES.join(", ")}`),
  ),
  ...job,
  page,
  limit,
});
export type PriceComparisonQuery = z.output<typeof priceComparisonQuery>;

/** Leading zeros are refused, because they would create several URLs of one company. */
const companyId = z
  .string()
  .regex(/^(0|[1-9]\d*)$/, "id must be a whole number")
  .transform(Number)
  .meta({ type: "integer" });

export const companyPathParams = z.object({ id: companyId });
