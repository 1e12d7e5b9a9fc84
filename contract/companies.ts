import { z } from "zod";
import { companyAnswersSchema } from "./answers/company-answers.ts";
import { carrierSchema } from "./carriers/carrier-check.ts";
import { apartSchema, notTakenSchema, takenSchema, totalSchema } from "./companies/totals.ts";
import { decimal, timestamp } from "./field-schemas.ts";
import { DIVISIONS } from "./job/delivery-days.ts";
import { CAN_DO, CAN_DO_BECAUSE, EARLIEST_UNKNOWN } from "./job/earliest.ts";
import { JOB_SIZES } from "./job/job.ts";
import { listPermitSchema, roadRegistrationSchema } from "./job/permits.ts";
import { termsShape } from "./job/terms.ts";
import { PRICE_SIZES, SERVES } from "./options.ts";
import { placeSuggestionSchema, searchedPlaceSchema } from "./places.ts";
import { registerResultsSchema } from "./registers/registers.ts";
import { areaPricesSchema, facetsSchema } from "./search/list-facts.ts";

const commaSeparated = z.string().nullable().meta({ description: "Comma-separated" });
const degrees = z.number().nullable().meta({ description: "Null when the company cannot be located" });

/** Public responses contain no other columns of the table. */
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
    logo: z.string().nullable().meta({ description: "The path of its logo, a WebP. Null without one" }),
    carrier: carrierSchema.nullable().meta({ description: "Null if the company states no licence number" }),
    companyNumber: z.string().nullable().meta({ description: "At Companies House; null: not stated" }),
    registers: registerResultsSchema,
    pausedUntil: z.iso.date().nullable().meta({
      description: "The last day on which the company takes no requests; null if it takes them",
    }),
    answers: companyAnswersSchema,
    createdAt: timestamp,
    updatedAt: timestamp.meta({ description: "The last edit. Reviews and the rating do not count as one" }),
  })
  .meta({ id: "Company", description: "A skip hire company in the directory" });
export type Company = z.output<typeof companySchema>;

const earliestSchema = z
  .object({
    day: z.iso.date().nullable().meta({ description: "Null if nothing that decides it is known" }),
    unknown: z.array(z.enum(EARLIEST_UNKNOWN)).meta({
      description:
        "What the day leaves out because it is not known: the company's notice, or on a road the authority's",
    }),
  })
  .meta({
    id: "Earliest",
    description:
      "The first day on which the company can deliver if it is asked now: after its notice and its pause, and on a road after the authority's notice. Bank holidays are those of the searched place's nation, without a place those of the company's",
  });
export type Earliest = z.output<typeof earliestSchema>;

const sizeEstimateSchema = z.object({ size: z.literal(JOB_SIZES), from: z.number(), to: z.number() });
export type SizeEstimate = z.output<typeof sizeEstimateSchema>;

export const companyWithEstimatesSchema = companySchema
  .extend({
    earliest: earliestSchema,
    estimates: z.array(sizeEstimateSchema).meta({
      description:
        "Our estimates in pounds, for each size that the company offers or may offer without stating its price: its lowest price for its smallest size, its highest for its largest, and in between in proportion to usual prices, never outside the stated prices of a smaller and a larger size. Empty without a price range",
    }),
  })
  .meta({ id: "CompanyWithEstimates" });
export type CompanyWithEstimates = z.output<typeof companyWithEstimatesSchema>;

export const listedCompanySchema = companySchema
  .extend({
    distance: z.number().optional().meta({
      description: "Kilometres; present when a location was searched that is neither a region nor a nation",
    }),
    earliest: earliestSchema,
    canDo: z.enum(CAN_DO).nullable().meta({
      description:
        "Whether the company can deliver on the date: yes, as far as its notice, its pauses and on a road the authority's notice say; ask; late, because earliest is after it; or no, because it is in a pause or none of the days on which the company delivers. Null without a date",
    }),
    canDoBecause: z.array(z.enum(CAN_DO_BECAUSE)).optional().meta({
      description:
        "With ask: the notice of the company or of the authority that nobody knows, that the date is no working day, that the authority of a road accepts registered companies only, or that the skip is larger than roads there allow",
    }),
    roadRegistration: roadRegistrationSchema,
    serves: z.enum(SERVES).optional().meta({
      description: "With a place: whether the company delivers there. ask: nothing it states decides that",
    }),
    servesBecause: z.string().optional().meta({ description: "Why, in one sentence" }),
    offersSize: z.boolean().nullable().optional().meta({
      description: "With a size or a sizeRange: whether the company hires it out; null if it does not say",
    }),
    fromPrice: z
      .object({ size: z.literal(JOB_SIZES), price: decimal, hireDays: z.int().nullable() })
      .optional()
      .meta({
        description:
          "Without a size: the lowest price that the company states for the job, with a sizeRange among its sizes, and the days of hire that it includes. Absent if it states none, and for a job without waste for an ordinary skip",
      }),
    total: totalSchema.optional().meta({
      description:
        "With a size that the company offers or may offer, unless notTaken says why there is none, or all wastes of the job are collected apart",
    }),
    notTaken: notTakenSchema.optional().meta({
      description:
        "The wastes of the job that the company does not take; with a size that it offers or may offer, in place of total",
    }),
    wastes: z.array(takenSchema).optional().meta({
      description:
        "Whether the company takes each waste of the job in the skip: yes, at a charge, or not, as far as it says so; otherwise ask. Absent without such wastes",
    }),
    apart: z.array(apartSchema).optional().meta({
      description:
        "Wastes of the job that no ordinary skip takes, with what the company charges for collecting them apart. No total contains them. Absent without such wastes, and beside notTaken",
    }),
    forOtherWaste: z.literal(true).optional().meta({
      description:
        "Present if no price of the company is for the job's wastes: it takes none of them in a skip, or only in a skip of their own, or has no size that takes them",
    }),
  })
  .meta({ id: "ListedCompany" });
export type ListedCompany = z.output<typeof listedCompanySchema>;

/** A wider radius in kilometres, and the number of companies that a search with it finds. */
const widerSearchSchema = z.object({ radius: z.number(), total: z.int() });
export type WiderSearch = z.output<typeof widerSearchSchema>;

/** An empty list has 0 pages, and its page number is 1. */
export const paging = { total: z.int(), page: z.int(), limit: z.int(), totalPages: z.int() };
export type Paging = z.output<z.ZodObject<typeof paging>>;

/**
 * `radius` is the searched radius in kilometres. `wider` has wider radii that find more companies. It is empty if the search
 * found more than two.
 */
const locationSearchSchema = searchedPlaceSchema
  .extend({
    division: z
      .enum(DIVISIONS)
      .nullable()
      .meta({ description: "Whose bank holidays count. Null if unknown" }),
    radius: z.number(),
    wider: z.array(widerSearchSchema),
  })
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

export const companyPageSchema = z
  .object({
    companies: z.array(listedCompanySchema),
    ...paging,
    searched: locationSearchSchema.optional(),
    area: areaPricesSchema
      .optional()
      .meta({ description: "Near a place, if at least eight companies state a price for the same hire" }),
    permit: listPermitSchema.optional().meta({ description: "Near a place, for a skip on the road" }),
    suggestions,
    placeHint,
    items,
    facets: facetsSchema,
  })
  .meta({ id: "CompanyPage" });

export type CompanyPage<Item = ListedCompany> = Omit<z.output<typeof companyPageSchema>, "companies"> & {
  companies: Item[];
};

const PRICE_SOURCES = ["company", "estimate", "not-offered", "unknown"] as const;
export type PriceSource = (typeof PRICE_SOURCES)[number];

/** In pounds. */
const priceRangeSchema = z.object({ from: z.number(), to: z.number() });
export type PriceRange = z.output<typeof priceRangeSchema>;

export const priceComparisonRowSchema = z
  .object({
    ...companySchema.pick({ id: true, name: true, location: true, rating: true, reviewCount: true }).shape,
    ...companySchema.pick({ phone: true, email: true, pausedUntil: true }).shape,
    quotable: z.boolean().meta({ description: "Whether the company can be asked for a quote" }),
    deliveryTime: companySchema.shape.deliveryTime.optional(),
    carrier: companySchema.shape.carrier.optional().meta({
      description: "Only with a warning, such as a registration that has expired. Such companies come last",
    }),
    registers: companySchema.shape.registers.optional(),
    ...listedCompanySchema.pick({ distance: true, serves: true, servesBecause: true }).shape,
    ...listedCompanySchema.pick({ earliest: true, canDo: true, canDoBecause: true }).shape,
    prices: z.record(z.enum(PRICE_SIZES), priceRangeSchema),
    sources: z.record(z.enum(PRICE_SIZES), z.enum(PRICE_SOURCES)).meta({
      description:
        "company: from the prices that the company states; estimate: ours, from its price range; not-offered: it does not hire out this size; unknown: it gives no price of it. With not-offered and unknown the numbers are no price of the size: they are the company's lowest and highest price, or £80 and £300 where it gives none",
    }),
    hireDays: z.record(z.enum(PRICE_SIZES), z.int().nullable()).meta({
      description:
        "The days of hire that the numbers are for: those of the weeks asked for, 14 by default, or those of a stated price whose further weeks have no price. An estimate is for 14 days at most. null: not stated, or no price",
    }),
    ...listedCompanySchema.pick({ offersSize: true, total: true, notTaken: true }).shape,
    ...listedCompanySchema.pick({ wastes: true, apart: true, forOtherWaste: true }).shape,
    forOtherWasteIn: z.array(z.enum(PRICE_SIZES)).optional().meta({
      description: "The groups of prices that are for other waste than the job's, such as light waste",
    }),
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
