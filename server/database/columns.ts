import { type AnyPgColumn, bigint, customType, timestamp } from "drizzle-orm/pg-core";
import type { OfferLine, OfferTerms } from "#contract/answers/offer.ts";
import type { StatedPrice, WasteCharge } from "#contract/job/terms.ts";
import { toPence, toPounds } from "#contract/text/pounds.ts";

export const id = () => bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity();
/** Without a foreign key constraint, the row that the id names can be deleted before this row. */
export const foreignId = () => bigint({ mode: "number" });
export const ownerId = (owner: () => AnyPgColumn) =>
  foreignId().notNull().references(owner, { onDelete: "cascade" });
export const time = () => timestamp({ withTimezone: true });
export const createdAt = () => time().notNull().defaultNow();
export const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

const penceOrNull = (pounds: string | null) => (pounds === null ? null : toPence(pounds));
const poundsOrNull = (pence: number | null) => (pence === null ? null : toPounds(pence));

type StoredPrice = Omit<StatedPrice, "price" | "extraWeek"> & {
  pence: number;
  extraWeekPence: number | null;
};

export const statedPrices = customType<{ data: StatedPrice[]; driverData: StoredPrice[] | string }>({
  dataType: () => "jsonb",
  toDriver: (prices) =>
    JSON.stringify(
      prices.map(({ price, extraWeek, ...rest }) => ({
        ...rest,
        pence: toPence(price),
        extraWeekPence: penceOrNull(extraWeek),
      })),
    ),
  fromDriver: (stored) =>
    (stored as StoredPrice[]).map(
      ({ size, pence, hireDays, extraWeekPence, heavyAllowed, statedBy, statedOn }) => ({
        size,
        price: toPounds(pence),
        hireDays,
        extraWeek: poundsOrNull(extraWeekPence),
        heavyAllowed,
        statedBy,
        statedOn,
      }),
    ),
});

type StoredCharge = Omit<WasteCharge, "price"> & { pence: number };

export const wasteCharges = customType<{ data: WasteCharge[]; driverData: StoredCharge[] | string }>({
  dataType: () => "jsonb",
  toDriver: (charges) =>
    JSON.stringify(charges.map(({ price, ...rest }) => ({ ...rest, pence: toPence(price) }))),
  fromDriver: (stored) =>
    (stored as StoredCharge[]).map(({ waste, pence, unit }) => ({ waste, price: toPounds(pence), unit })),
});

type StoredOffer = Omit<OfferTerms, "lines" | "extraWeek" | "overweightPerTonne"> & {
  lines: (Omit<OfferLine, "price"> & { pence: number })[];
  extraWeekPence: number | null;
  overweightPence: number | null;
};

export const offerTerms = customType<{ data: OfferTerms; driverData: StoredOffer | string }>({
  dataType: () => "jsonb",
  toDriver: ({ lines, extraWeek, overweightPerTonne, ...rest }) =>
    JSON.stringify({
      ...rest,
      lines: lines.map(({ price, ...line }) => ({ ...line, pence: toPence(price) })),
      extraWeekPence: penceOrNull(extraWeek),
      overweightPence: penceOrNull(overweightPerTonne),
    }),
  fromDriver: (stored) => {
    const { lines, extraWeekPence, overweightPence, ...rest } = stored as StoredOffer;
    return {
      ...rest,
      lines: lines.map(({ pence, ...line }) => ({ ...line, price: toPounds(pence) })),
      extraWeek: poundsOrNull(extraWeekPence),
      overweightPerTonne: poundsOrNull(overweightPence),
    };
  },
});
