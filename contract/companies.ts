import { z } from "zod";
import { companyAnswersSchema } from "./answers/company-answers.ts";
import { type Carrier, carrierSchema } from "./carriers/carrier-check.ts";
import { EARLIEST_UNKNOWN } from "./job/earliest.ts";
import { JOB_SIZES } from "./job/job.ts";
import { SIZE_RANGES } from "./job/job-options.ts";
import { jobQueryFields, waste } from "./job/job-query.ts";
import { STATED_BY, termsShape, wasteChargeSchema } from "./job/terms.ts";
import {
  DEFAULT_RADIUS_KM,
  MAX_COMPANIES_PER_QUOTE,
  MAX_PAGE_SIZE,
  MAX_RADIUS_KM,
  MAX_SEARCH_TEXT,
  MIN_RADIUS_KM,
  PAGE_SIZE,
} from "./limits.ts";
import { COMPANY_SORTS, PRICE_SIZES, SERVES } from "./options.ts";
import { placeSuggestionSchema, searchedPlaceSchema } from "./places.ts";
import {
  type FilterValues,
  mapFilters,
  mapFlags,
  type SearchFilter,
  type SearchFilterName,
} from "./search/filters.ts";
import { cleanLine } from "./text/clean-text.ts";
import { timestamp } from "./timestamp.ts";

/** A number written as text with two decimals, such as "4.35". */
const decimal = z.string().regex(/^\d+\.\d{2}$/);

const commaSeparated = z.string().nullable().meta({ description: "Comma-separated" });
const degrees = z.number().nullable().meta({ description: "Null when the company cannot be located" });

/** The public fields of a company. Public responses contain no other columns of the table. */
export const companySchema = z
  .object({
    id: z.int(),
    name: z.string(),
    description: z.string().nullable(),
    location: z.string(),
    county: z.string(),
    postcode: z.string().nullable(),
    phone: z.string().nullable(),
    email: z
      .string()
      .nullable()
      .meta({ description: 'Empty or "Unknown": this company cannot be asked for a quote' }),
    website: z.string().nullable(),
    services: commaSeparated,
    skipSizes: commaSeparated,
    priceFrom: decimal.nullable(),
    priceTo: decimal.nullable(),
    rating: decimal.nullable(),
    reviewCount: z.int(),
    ownScore: z.object({ rating: decimal.nullable(), reviewCount: z.int() }).optional().meta({
      description:
        "The score of the reviews written in this directory, which screens show. Present only if it differs: a company starts with a rating and count that no review here supports",
    }),
    featured: z.boolean(),
    verified: z.boolean(),
    operatingHours: z.string().nullable(),
    establishedYear: z.int().nullable(),
    licenseNumber: z.string().nullable(),
    insurance: z.string().nullable(),
    coverage: z.string().nullable(),
    specialties: commaSeparated,
    paymentMethods: commaSeparated,
    deliveryTime: z.string().nullable(),
    collectionTime: z.string().nullable(),
    permits: z.boolean(),
    eco: z.boolean(),
    latitude: degrees,
    longitude: degrees,
    ...termsShape,
    carrier: carrierSchema.nullable().meta({ description: "Null if the company states no licence number" }),
    pausedUntil: z.iso.date().nullable().meta({
      description: "The last day on which the company takes no requests; null if it takes them",
    }),
    answers: companyAnswersSchema,
    createdAt: timestamp,
    updatedAt: timestamp.meta({ description: "The last edit. Reviews and the rating do not count as one" }),
  })
  .meta({ id: "Company", description: "A skip hire firm in the directory" });
export type Company = z.output<typeof companySchema>;

const earliestSchema = z
  .object({
    day: z.iso.date().nullable().meta({ description: "Null if nothing that decides it is known" }),
    unknown: z.array(z.enum(EARLIEST_UNKNOWN)).meta({
      description:
        "What the day leaves out because it is not known: the company's notice, or on a road the authority's. nation: no place was searched, and bank holidays differ",
    }),
  })
  .meta({
    id: "Earliest",
    description:
      "The first day on which the company can deliver if it is asked now: after its notice and its pause, and on a road after the authority's notice",
  });
export type Earliest = z.output<typeof earliestSchema>;

const sizeEstimateSchema = z.object({ size: z.literal(JOB_SIZES), from: z.number(), to: z.number() });
export type SizeEstimate = z.output<typeof sizeEstimateSchema>;

/** A company on its own page. */
export const companyWithEstimatesSchema = companySchema
  .extend({
    earliest: earliestSchema,
    estimates: z.array(sizeEstimateSchema).meta({
      description:
        "Our estimates in pounds, from the price range of the company: for each size that it offers or may offer without stating its price. Empty without a price range",
    }),
  })
  .meta({ id: "CompanyWithEstimates" });
export type CompanyWithEstimates = z.output<typeof companyWithEstimatesSchema>;

const distance = z.number().optional().meta({
  description: "Kilometres; present when a location was searched that is neither a region nor a nation",
});

const COST_KINDS = ["hire", "permit", "extra-week", "waste-charge"] as const;
export type CostKind = (typeof COST_KINDS)[number];

/**
 * The source of one part of a job's cost: an amount in the company's terms, an estimate from its price range, or the council's
 * fee. `statedBy` says who stated a price: the company, or the directory for it.
 */
const COST_SOURCES = ["company", "estimate", "council"] as const;

const costRange = { from: decimal, to: decimal };

const costPart = z.object({
  kind: z.enum(COST_KINDS),
  ...costRange,
  source: z.enum(COST_SOURCES),
  statedBy: z.enum(STATED_BY).optional().meta({
    description: "Who stated a price of the source company, as in its prices. Absent from charges for wastes",
  }),
  hireDays: z.int().nullable().optional().meta({
    description: "Days that a stated price of the hire includes, at most 254; null if nobody has said",
  }),
});
export type CostPart = z.output<typeof costPart>;

/** The cost of a job at one company, in pounds with VAT. Unknown parts are not included. */
export const totalSchema = z
  .object({
    ...costRange,
    known: z.boolean().meta({ description: "Whether no part is estimated and none is unknown" }),
    parts: z.array(costPart),
    unknown: z.array(z.enum(COST_KINDS)).meta({
      description:
        "Parts that are neither stated nor estimated. extra-week also if a price does not say how long it lasts",
    }),
  })
  .meta({ id: "Total", description: "What the job costs at this company" });
export type Total = z.output<typeof totalSchema>;

/** The wastes of a job that a company does not take, so that the job has no price there. At least one list is not empty. */
const notTakenSchema = z
  .object({
    refused: z.array(waste).meta({ description: "Wastes that the company refuses" }),
    inSize: z.array(waste).meta({ description: "Wastes that the company does not allow in this size" }),
    notStated: z.array(waste).meta({
      description: "Asbestos, if the company does not say that it takes it: no ordinary skip does",
    }),
  })
  .meta({ id: "NotTaken" });
export type NotTaken = z.output<typeof notTakenSchema>;

const apartSchema = z
  .object({
    waste,
    charge: wasteChargeSchema.omit({ waste: true }).nullable().meta({ description: "Null if not stated" }),
  })
  .meta({ id: "CollectedApart" });
export type CollectedApart = z.output<typeof apartSchema>;

/** How well a company fits the place and the job of a search. */
const fitShape = {
  earliest: earliestSchema,
  serves: z.enum(SERVES).optional().meta({
    description: "With a place: whether the company delivers there. ask: nothing it states decides that",
  }),
  servesBecause: z.string().optional().meta({ description: "Why, in one sentence" }),
  offersSize: z.boolean().nullable().optional().meta({
    description: "With a size or a sizeRange: whether the company hires it out; null if it does not say",
  }),
  total: totalSchema.optional().meta({
    description:
      "With a size that the company offers or may offer, unless notTaken says why there is none, or all wastes of the job are collected apart",
  }),
  notTaken: notTakenSchema.optional().meta({
    description:
      "The wastes of the job that the company does not take; with a size that it offers or may offer, in place of total",
  }),
  apart: z.array(apartSchema).optional().meta({
    description:
      "Wastes of the job that no ordinary skip takes, with what the company charges for collecting them apart. No total contains them. Absent without such wastes, and beside notTaken",
  }),
};

/** A company in a list, with its distance from the searched place and its fit to the place and the job. */
export const listedCompanySchema = companySchema
  .extend({ distance, ...fitShape })
  .meta({ id: "ListedCompany" });
export type ListedCompany = z.output<typeof listedCompanySchema>;

/** The part of a company that lists and quote forms show. */
export type CompanySummary = Pick<
  ListedCompany,
  | "id"
  | "name"
  | "location"
  | "county"
  | "phone"
  | "email"
  | "website"
  | "services"
  | "rating"
  | "reviewCount"
  | "skipSizes"
  | "earliest"
  | "distance"
  | "serves"
  | "servesBecause"
  | "offersSize"
  | "total"
  | "notTaken"
  | "apart"
> &
  // The data that a page embeds leave out `answers` if there are too few requests for figures, `pausedUntil` if the company is
  // not paused, and `deliveryTime` if the company states its notice in working days.
  Partial<Pick<ListedCompany, "answers" | "pausedUntil" | "deliveryTime">> & {
    /** There left out if the company's registration was not checked, unless its number is a lower-tier number. */
    carrier?: Pick<Carrier, "tier" | "result" | "method" | "checkedOn" | "validTo"> | null;
  };

/** The number of companies that a wider radius (kilometres) would find. */
const widerSearchSchema = z.object({ radius: z.number(), total: z.int() });
export type WiderSearch = z.output<typeof widerSearchSchema>;

/** Which page of a list a response contains. An empty list has 0 pages, and its page number is 1. */
const paging = { total: z.int(), page: z.int(), limit: z.int(), totalPages: z.int() };
export type Paging = z.output<z.ZodObject<typeof paging>>;

/**
 * The place that the location resolved to, and the searched radius in kilometres. `wider` has wider radii with more results; it
 * is empty if the search found more than two companies.
 */
const locationSearchSchema = searchedPlaceSchema
  .extend({ radius: z.number(), wider: z.array(widerSearchSchema) })
  .meta({
    id: "LocationSearch",
    description: "Present when a location was searched and understood as a place",
  });
export type LocationSearch = z.output<typeof locationSearchSchema>;

const suggestions = z.array(placeSuggestionSchema).optional().meta({
  description:
    "Present when a location was searched and is no known place of the United Kingdom: similarly spelled places, likeliest first",
});

const placeHint = z.string().optional().meta({
  description:
    "Present when such a location has no similarly spelled place: says what is wrong with it and what to type instead",
});

const items = z
  .array(z.object({ id: z.string(), name: z.string() }))
  .optional()
  .meta({ description: "Present when such a location names items of waste, such as mattress" });

const count = z.int();

const flagCounts = mapFlags((name) => count.meta({ description: `Of companies that ${name}=1 leaves` }));

/** For each option of these filters, how many companies would remain with that option and all other filters of the search. */
const facetsSchema = z
  .object({
    serves: z
      .object({ yes: count, probably: count })
      .optional()
      .meta({ description: "With a place. probably includes yes" }),
    size: z.record(z.string(), count).meta({ description: "By cubic yards" }),
    ...flagCounts,
    service: z.record(z.string(), count).meta({ description: "By name: the 24 commonest, commonest first" }),
  })
  .meta({ id: "Facets" });
export type Facets = z.output<typeof facetsSchema>;

export const companyPageSchema = z
  .object({
    companies: z.array(listedCompanySchema),
    ...paging,
    searched: locationSearchSchema.optional(),
    suggestions,
    placeHint,
    items,
    facets: facetsSchema,
  })
  .meta({ id: "CompanyPage" });
export type CompanyPage<Item = ListedCompany> = Omit<z.output<typeof companyPageSchema>, "companies"> & {
  companies: Item[];
};

export type SummaryPage = CompanyPage<CompanySummary>;

const townCountsSchema = z.object({
  nation: z.string(),
  towns: z.array(z.object({ town: z.string(), companies: z.int() })),
});

/** The figures of the whole directory that pages show. */
export const directoryStatisticsSchema = z
  .object({
    companies: z.int(),
    verifiedCompanies: z.int(),
    reviews: z.int(),
    companiesWithEmail: z.int(),
    averageRating: decimal.nullable().meta({ description: "Mean of all reviews; null without reviews" }),
    topLocations: z.array(townCountsSchema),
    demonstration: z.boolean().meta({ description: "Whether the companies are invented" }),
  })
  .meta({ id: "DirectoryStatistics" });
export type DirectoryStatistics = z.output<typeof directoryStatisticsSchema>;

const PRICE_SOURCES = ["company", "estimate", "not-offered", "unknown"] as const;
export type PriceSource = (typeof PRICE_SOURCES)[number];

/** A price range in pounds. Estimates are in whole pounds. */
const priceRangeSchema = z.object({ from: z.number(), to: z.number() });
export type PriceRange = z.output<typeof priceRangeSchema>;

export const priceComparisonRowSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    location: z.string(),
    rating: decimal.nullable(),
    reviewCount: z.int(),
    phone: z.string().nullable(),
    quotable: z.boolean().meta({ description: "Whether the company can be asked for a quote" }),
    distance,
    serves: fitShape.serves,
    servesBecause: fitShape.servesBecause,
    earliest: fitShape.earliest,
    prices: z.record(z.enum(PRICE_SIZES), priceRangeSchema),
    sources: z.record(z.enum(PRICE_SIZES), z.enum(PRICE_SOURCES)).meta({
      description:
        "company: from the prices that the company states; estimate: from its price range; not-offered: it does not hire out this size; unknown: it gives neither, and the numbers are those of a range from £80 to £300",
    }),
    offersSize: fitShape.offersSize,
    total: fitShape.total,
    notTaken: fitShape.notTaken,
    apart: fitShape.apart,
  })
  .meta({ id: "PriceComparisonRow" });
export type PriceComparisonRow = z.output<typeof priceComparisonRowSchema>;

export const priceComparisonPageSchema = z
  .object({
    rows: z.array(priceComparisonRowSchema),
    ...paging,
    possible: z.int().optional().meta({
      description: "With a size or wastes: how many offer the size and take the wastes. They come first",
    }),
    searched: locationSearchSchema.optional(),
    suggestions,
    placeHint,
    items,
  })
  .meta({ id: "PriceComparisonPage" });
export type PriceComparisonPage = z.output<typeof priceComparisonPageSchema>;

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

/** Treats an empty value in a query string as absent, because a GET form without script also sends its empty fields. */
const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) => (typeof value === "string" && cleanLine(value) === "" ? undefined : value),
    schema.optional(),
  );

const location = orNone(text("location")).meta({ description: "A postcode, town, county or region" });
const radius = orNone(number("radius")).meta({
  description: `Kilometres around the location, ${MIN_RADIUS_KM} to ${MAX_RADIUS_KM}; ${DEFAULT_RADIUS_KM} when left out`,
});
const page = orNone(number("page")).meta({ description: "The first page is 1" });
const limit = orNone(number("limit")).meta({
  description: `Companies per page, 1 to ${MAX_PAGE_SIZE}; ${PAGE_SIZE} when only the page is given`,
});

/** Ids separated by commas. Their order is kept, and repeated ids are removed. */
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
  if (filter.kind === "flag") return z.enum(filter.values, filter.message);
  if (filter.kind === "option")
    return z.enum(filter.values, `${name} must be one of ${filter.values.join(", ")}`);
  return text(name);
}
const filters = mapFilters((filter, name) =>
  orNone(filterSchema(filter, name)).meta({ description: filter.description }),
) as {
  [Name in SearchFilterName]: z.ZodPreprocess<z.ZodOptional<z.ZodType<NonNullable<FilterValues[Name]>>>>;
};

/** The query of `GET /api/companies`. The search clamps numbers to their range; invalid values are refused here. */
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

/** The query of `GET /api/price-comparison`. */
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
