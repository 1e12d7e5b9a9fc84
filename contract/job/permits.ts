import { z } from "zod";
import { MAX_SEARCH_TEXT } from "../limits.ts";
import { placeSchema } from "../places.ts";
import { cleanLine } from "../text/clean-text.ts";
import { DIVISIONS } from "./delivery-days.ts";
import { jobQueryFields } from "./job-query.ts";

/**
 * How certain the road authority of a place is:
 * - exact: known for this postcode or for all of Northern Ireland, or chosen by the visitor
 * - likely: one authority has at least 99% of the postcodes of the place, or of a town's central district
 * - split: no authority has 99%; all with a share of at least 0.1% (rounded) are named
 * - unknown: no place was found, its authority is not in the tables, or the place is a county of several councils, a region or a
 *   nation
 */
const PERMIT_CERTAINTIES = ["exact", "likely", "split", "unknown"] as const;

/**
 * The source of a fee: the council's current page, a page that is out of date or has a fee over two years old, or a third party.
 */
export const PERMIT_BASES = ["page", "older", "second-hand"] as const;

/**
 * Who may apply for a permit: any skip company, only one registered with the council, or, as the council's page says, whoever
 * hires the skip.
 */
export const PERMIT_APPLICANTS = ["firm", "registered-firm", "hirer"] as const;

/**
 * Why a fee that an authority names is in no total: its page is out of date, somebody else quotes it, its page doesn't say for
 * how long it is, or the hire is longer than the authority allows.
 */
const UNCOUNTED_BECAUSE = ["older", "second-hand", "no-length", "too-long"] as const;

const pounds = z.string().regex(/^\d+\.\d{2}$/);
const day = z.iso.date();
const orUnknown = <Schema extends z.ZodType>(schema: Schema) => schema.nullable();
const whoApplies = orUnknown(z.enum(PERMIT_APPLICANTS));
const noticeWorkingDays = orUnknown(z.int());

const isOld = z.boolean().meta({
  description:
    "Whether the fee is more than twelve months old, by its month or else by the day its page was seen",
});

const feeSchema = z.object({
  price: pounds,
  days: orUnknown(z.int()).meta({ description: "Days that the permit lasts" }),
});

export const permitTermsSchema = z
  .object({
    fees: z.array(feeSchema).meta({ description: "Shortest permit first. Empty if no fee is known" }),
    extra: orUnknown(feeSchema).meta({ description: "For each further period" }),
    lateFee: orUnknown(pounds).meta({ description: "Instead of the fee when asked for too late" }),
    noticeWorkingDays,
    noticeDays: orUnknown(z.int()).meta({
      description: "Where the council says days and not whether they are working days",
    }),
    noticeHours: orUnknown(z.int()).meta({ description: "Where the council says hours" }),
    longHire: orUnknown(z.object({ fromDays: z.int(), noticeMonths: z.int() })).meta({
      description: "The notice of a hire of so many days or more, if it is another one",
    }),
    whoApplies,
    maxDays: orUnknown(z.int()),
    maxLengthMetres: orUnknown(z.number()),
    maxWidthMetres: orUnknown(z.number()),
    insurancePounds: orUnknown(z.int()).meta({
      description: "Public liability cover that the company needs",
    }),
    registrationRequired: orUnknown(z.boolean()),
    applyUrl: orUnknown(z.url()),
    sourceUrl: orUnknown(z.url()),
    asOf: orUnknown(z.string()).meta({ description: "The month that the source gives its fee for" }),
    basis: z.enum(PERMIT_BASES).meta({ description: "Only fees of a current page count in totals" }),
    seenOn: orUnknown(day).meta({ description: "When the page was seen" }),
    isOld,
    confirmed: z.boolean().meta({ description: "Whether the fee was confirmed with the council" }),
    note: z.string(),
  })
  .meta({ id: "PermitTerms", description: "What is known of a road authority's permits. Null: not known" });
export type PermitTerms = z.output<typeof permitTermsSchema>;

const uncountedFeeSchema = orUnknown(
  permitTermsSchema
    .pick({ fees: true, extra: true, asOf: true })
    .extend({ because: z.enum(UNCOUNTED_BECAUSE) }),
).meta({
  description: "What the authority names, if no total contains it. Null if a fee counts or none is known",
});
export type UncountedFee = NonNullable<z.output<typeof uncountedFeeSchema>>;

export const permitPeriodSchema = z.object({
  periodDays: z.int().meta({ description: "Days that one permit lasts, at least" }),
  days: z.int().meta({ description: "Days that all permits last together, at least" }),
  permits: z.int().meta({
    description:
      "Permits that the hire needs, one after another. With more than one, the fee of all is an estimate",
  }),
  seenOn: day.meta({ description: "The earliest day on which a page was seen" }),
  isOld,
});
export type PermitPeriod = z.output<typeof permitPeriodSchema>;

const share = z.number().meta({ description: "Of the place's postcodes, 0 to 1" });

const permitAuthoritySchema = z
  .object({
    gss: z.string().meta({ description: "Code of the Office for National Statistics; DFI for DfI Roads" }),
    name: z.string(),
    website: z.string(),
    startsOn: orUnknown(day).meta({ description: "The day of a later takeover; null for today's authority" }),
    share,
    terms: orUnknown(permitTermsSchema),
  })
  .meta({ id: "PermitAuthority", description: "A road authority, which grants permits for skips on roads" });
export type PermitAuthority = z.output<typeof permitAuthoritySchema>;

export const permitAnswerSchema = z
  .object({
    place: orUnknown(placeSchema),
    certainty: z.enum(PERMIT_CERTAINTIES),
    isMiddle: z
      .boolean()
      .meta({ description: "For a town: the answer is for the postcode district in its middle" }),
    authorities: z.array(permitAuthoritySchema).meta({ description: "Likeliest first" }),
    councils: z
      .array(z.object({ gss: z.string(), name: z.string(), share }))
      .meta({ description: "The local councils, likeliest first. In a county they are the districts" }),
    division: orUnknown(z.enum(DIVISIONS)).meta({ description: "Whose bank holidays count" }),
    redRoutes: z.boolean().meta({ description: "In London: on a red route Transport for London decides" }),
    fee: orUnknown(
      permitPeriodSchema.extend({ from: pounds, to: pounds, source: z.literal("council") }),
    ).meta({ description: "For the weeks asked; null unless known of every authority that it may be" }),
    uncountedFee: uncountedFeeSchema,
    noticeWorkingDays: noticeWorkingDays.meta({
      description: "For the weeks asked, the longest; null unless known of every authority that it may be",
    }),
    middleFee: z
      .int()
      .meta({ description: "In pounds: the middle of all fees that authorities publish for two weeks" }),
    whoApplies: whoApplies.meta({ description: "Null if not known, or if the authorities differ" }),
  })
  .meta({ id: "PermitAnswer", description: "Who grants a permit for a skip on the road at a place" });
export type PermitAnswer = z.output<typeof permitAnswerSchema>;

export const listPermitSchema = z
  .object({
    authority: orUnknown(z.string()).meta({
      description: "Its name, or those of two that are possible. Null if it is unclear",
    }),
    fee: permitAnswerSchema.shape.fee.meta({ description: "For the weeks asked; null if it is not known" }),
    uncountedFee: uncountedFeeSchema,
    noticeWorkingDays: noticeWorkingDays.meta({ description: "As in earliest; null if it is not known" }),
    url: orUnknown(z.url()).meta({ description: "The authority's page" }),
    known: z.boolean().meta({ description: "Whether the fee is known, so that totals contain it" }),
    maxLengthMetres: orUnknown(z.number()).meta({ description: "The longest skip allowed on its roads" }),
    maxWidthMetres: orUnknown(z.number()).meta({ description: "The widest" }),
    maxDays: orUnknown(z.int()).meta({ description: "The days that a skip may stand on its roads" }),
    whoApplies: permitAnswerSchema.shape.whoApplies,
  })
  .meta({ id: "ListPermit" });
export type ListPermit = z.output<typeof listPermitSchema>;

export const permitQuestionSchema = z
  .object({
    text: z.string(),
    firstDay: day.meta({ description: "The first day on which a permit is likely" }),
    isTooEarly: z.boolean().meta({ description: "Whether the delivery is before that day" }),
  })
  .nullable()
  .meta({
    id: "PermitQuestion",
    description:
      "On a road, until the delivery: who applies for the permit, and whether it can be there in time. As `permitNotice`: the notice that the authority wants",
  });
export type PermitQuestion = z.output<typeof permitQuestionSchema>;

export const roadRegistrationSchema = z
  .object({
    authority: z.string().meta({ description: "Its name, or those of several that are possible" }),
    stated: z.boolean().meta({ description: "Whether the company says that it is registered" }),
  })
  .optional()
  .meta({
    description:
      "On a road: with the authority of the place. Absent if the company does not say that it is registered and the authority accepts others, or nobody knows whether it does",
  });

export const permitsQuery = z.object({
  location: z
    .string("Name a location")
    .overwrite(cleanLine)
    .min(1, "Name a location")
    .max(MAX_SEARCH_TEXT, `location is too long (at most ${MAX_SEARCH_TEXT} characters)`)
    .meta({ description: "A postcode, part of one, or a town" }),
  weeks: jobQueryFields.weeks.optional(),
  date: jobQueryFields.date
    .meta({ description: "The day of the hire: the authority of that day is named. Today if left out" })
    .optional(),
});
export type PermitsQuery = z.output<typeof permitsQuery>;
