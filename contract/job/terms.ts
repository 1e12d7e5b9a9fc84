import { z } from "zod";
import { addDays, todayInLondon } from "../dates.ts";
import { MAX_LINE, MAX_TOTAL_POUNDS, MOST_AUTHORITIES, MOST_PAUSES, PAUSE_DAYS_AHEAD } from "../limits.ts";
import { formatDistricts } from "../text/district-list.ts";
import { requiredLine } from "../text/text.ts";
import { FROM_MONDAY } from "./delivery-days.ts";
import { jobSize, waste } from "./job-query.ts";

/** In pounds with two decimals, such as "210.00". In a company's terms, amounts include VAT. */
export const money = z.string().regex(/^\d{1,6}\.\d{2}$/, {
  error: ({ input }) => (input === "" ? "Give an amount such as 210.00" : "An amount looks like 210.00"),
  abort: true,
});

const day = z.iso.date("A date looks like 2026-11-23");

const district = z.string().regex(/^[A-Z]{1,2}\d[A-Z\d]?$/, "A postcode district looks like LS6");

/** Who stated a price: the company itself, or the directory for it. */
export const STATED_BY = ["company", "directory"] as const;

const statedPriceSchema = z
  .object({
    size: jobSize.meta({ description: "Cubic yards" }),
    price: money.meta({
      description: "Hire, delivery, collection, tipping and VAT. A permit for the road comes on top",
    }),
    hireDays: z.int().nullable().meta({ description: "Days of hire that the price includes" }),
    extraWeek: money.nullable().meta({ description: "For each further week" }),
    heavyAllowed: z
      .boolean()
      .nullable()
      .meta({ description: "Whether it may be filled with soil or rubble" }),
    statedBy: z.enum(STATED_BY),
    statedOn: day,
  })
  .meta({ id: "StatedPrice", description: "A company's price for one size of skip" });
export type StatedPrice = z.output<typeof statedPriceSchema>;

const exclude = z
  .array(district)
  .max(500)
  .optional()
  .meta({ description: "Postcode districts within the area that the company does not serve" });

const coverageAreaSchema = z
  .discriminatedUnion("type", [
    z.object({
      type: z.literal("radius"),
      km: z
        .number("A radius must be a number of kilometres")
        .positive("A radius must be above 0 km")
        .max(500, "A radius must be at most 500 km")
        .meta({ description: "Kilometres around the company" }),
      exclude,
    }),
    z.object({
      type: z.literal("districts"),
      codes: z.array(district).min(1, "Name at least one postcode district").max(3_000),
      exclude,
    }),
  ])
  .meta({ id: "CoverageArea", description: "An area that a company says it delivers to" });
export type CoverageArea = z.output<typeof coverageAreaSchema>;

export const CHARGE_UNITS = ["each", "bag", "load"] as const;

export const wasteChargeSchema = z
  .object({ waste, price: money, unit: z.enum(CHARGE_UNITS) })
  .meta({ id: "WasteCharge", description: "A waste that a company takes for a charge" });
export type WasteCharge = z.output<typeof wasteChargeSchema>;

const weekday = z.enum(
  FROM_MONDAY.map(({ value }) => value),
  "A day of the week is one of mon, tue, wed, thu, fri, sat, sun",
);

const pauseSchema = z
  .object({ from: day, to: day })
  .meta({ id: "Pause", description: "Days without requests and deliveries, both included" });

const authoritySchema = z
  .object({
    name: requiredLine("The authority's name", MAX_LINE),
    until: day.nullable().default(null).meta({ description: "The last day; null if it is not said" }),
  })
  .meta({ id: "RoadRegistration", description: "A road authority that lets the company put skips on roads" });
export type RoadRegistration = z.output<typeof authoritySchema>;

/** A company's terms, in a format that searches can compare. Null or empty if not stated. */
export const termsShape = {
  prices: z
    .array(statedPriceSchema)
    .meta({ description: "By size, smallest first. Empty if none is stated" }),
  coverageAreas: z.array(coverageAreaSchema).meta({ description: "Empty if none is stated" }),
  refuses: z.array(waste).meta({ description: "Wastes that the company says it does not take" }),
  acceptsAtCharge: z.array(wasteChargeSchema),
  noticeDays: z.int().nullable().meta({ description: "Working days from order to delivery" }),
  confirmedOn: day
    .nullable()
    .meta({ description: "The day on which the company last confirmed its listing" }),
  takes: z.array(waste).meta({ description: "Wastes that the company says it takes at no further charge" }),
  deliveryDays: z.array(weekday).meta({ description: "The days on which it delivers. Empty if not stated" }),
  pauses: z.array(pauseSchema).meta({
    description:
      "The pauses that are set, also those to come, in order. They may meet or overlap. pausedUntil is the last day without requests from today on",
  }),
  authorities: z.array(authoritySchema).meta({
    description:
      "The road authorities that the company says it is registered with, as GET /permits names them",
  }),
};

const unique = <Item>(items: readonly Item[], keyOf: (item: Item) => unknown) =>
  new Set(items.map(keyOf)).size === items.length;

const amount = money.refine(
  (pounds) => Number(pounds) > 0 && Number(pounds) <= MAX_TOTAL_POUNDS,
  `An amount must be above 0 and at most ${MAX_TOTAL_POUNDS.toLocaleString("en-GB")} pounds`,
);

/** "0.00" says that further weeks are free. Null says nothing about them. */
const charge = money.refine(
  (pounds) => Number(pounds) <= MAX_TOTAL_POUNDS,
  `An amount must be at most ${MAX_TOTAL_POUNDS.toLocaleString("en-GB")} pounds`,
);

const HIRE_DAYS = "Days of hire must be from 1 to 366";
const NOTICE_DAYS = "Notice must be from 0 to 60 working days";

const priceInput = statedPriceSchema.omit({ statedBy: true, statedOn: true }).extend({
  price: amount,
  hireDays: z.int(HIRE_DAYS).min(1, HIRE_DAYS).max(366, HIRE_DAYS).nullable().default(null),
  extraWeek: charge.nullable().default(null),
  heavyAllowed: z.boolean("Soil and rubble must be yes, no or not said").nullable().default(null),
});

const inOrder = <Value extends string>(values: readonly Value[], options: readonly { value: Value }[]) =>
  options.map(({ value }) => value).filter((value) => values.includes(value));

/**
 * Removes from each area the districts that another area excludes, because the two areas contradict each other. Reports an area
 * that is left without districts.
 */
function withoutExcluded(areas: CoverageArea[], context: z.RefinementCtx): CoverageArea[] {
  return areas.map((area, index) => {
    if (area.type === "radius") return area;
    const others = areas.filter((other) => other !== area).flatMap(({ exclude = [] }) => exclude);
    const codes = area.codes.filter((code) => !others.includes(code));
    if (codes.every((code) => area.exclude?.includes(code)))
      context.addIssue({
        code: "custom",
        message: `${formatDistricts(area.codes)} is both in an area and left out of it: keep one of the two`,
        path: [index, "codes"],
      });
    return { ...area, codes };
  });
}

const wastes = z.array(waste).transform((named) => [...new Set(named)]);

/** Sent by an administrator or a company. The server sets who stated a price, and when. */
export const termsInput = {
  prices: z
    .array(priceInput)
    .refine((prices) => unique(prices, ({ size }) => size), "Each size can have one price")
    .transform((prices) => prices.toSorted((a, b) => a.size - b.size)),
  coverageAreas: z.array(coverageAreaSchema).max(20).transform(withoutExcluded),
  refuses: wastes,
  acceptsAtCharge: z
    .array(wasteChargeSchema.extend({ price: amount }))
    .refine((charges) => unique(charges, (charge) => charge.waste), "Each waste can have one charge"),
  noticeDays: z.int(NOTICE_DAYS).min(0, NOTICE_DAYS).max(60, NOTICE_DAYS).nullable(),
  confirmedOn: day.refine((date) => date <= todayInLondon(), "The day must not be in the future").nullable(),
  takes: wastes,
  deliveryDays: z.array(weekday).transform((days) => inOrder(days, FROM_MONDAY)),
  pauses: z
    .array(
      pauseSchema
        .refine(({ from, to }) => from <= to, {
          error: "The last day must not be before the first",
          path: ["to"],
        })
        .refine(({ to }) => to <= addDays(todayInLondon(), PAUSE_DAYS_AHEAD), {
          error: "The last day must be within two years",
          path: ["to"],
        }),
    )
    .max(MOST_PAUSES)
    .transform((pauses) =>
      pauses.filter(({ to }) => to >= todayInLondon()).toSorted((a, b) => (a.from < b.from ? -1 : 1)),
    ),
  authorities: z
    .array(authoritySchema)
    .max(MOST_AUTHORITIES)
    .refine((authorities) => unique(authorities, ({ name }) => name), "Each authority can be named once"),
};
