import { type AnyPgColumn, bigint, customType, timestamp } from "drizzle-orm/pg-core";
import type { OfferTerms } from "#contract/answers/offer.ts";
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

const jsonInPence = <Data, Stored>(toStored: (data: Data) => Stored, fromStored: (stored: Stored) => Data) =>
  customType<{ data: Data; driverData: Stored | string }>({
    dataType: () => "jsonb",
    toDriver: (data) => JSON.stringify(toStored(data)),
    fromDriver: (stored) => fromStored(stored as Stored),
  });

export const statedPrices = jsonInPence(
  (prices: StatedPrice[]) =>
    prices.map(({ price, extraWeek, ...rest }) => ({
      ...rest,
      pence: toPence(price),
      extraWeekPence: penceOrNull(extraWeek),
    })),
  (stored) =>
    stored.map(({ size, pence, hireDays, extraWeekPence, heavyAllowed, statedBy, statedOn }) => ({
      ...{ size, price: toPounds(pence), hireDays, extraWeek: poundsOrNull(extraWeekPence) },
      ...{ heavyAllowed, statedBy, statedOn },
    })),
);

export const wasteCharges = jsonInPence(
  (charges: WasteCharge[]) => charges.map(({ price, ...rest }) => ({ ...rest, pence: toPence(price) })),
  (stored) => stored.map(({ waste, pence, unit }) => ({ waste, price: toPounds(pence), unit })),
);

export const offerTerms = jsonInPence(
  ({ lines, extraWeek, overweightPerTonne, ...rest }: OfferTerms) => ({
    ...rest,
    lines: lines.map(({ price, ...line }) => ({ ...line, pence: toPence(price) })),
    extraWeekPence: penceOrNull(extraWeek),
    overweightPence: penceOrNull(overweightPerTonne),
  }),
  ({ lines, extraWeekPence, overweightPence, ...rest }) => ({
    ...rest,
    lines: lines.map(({ pence, ...line }) => ({ ...line, price: toPounds(pence) })),
    extraWeek: poundsOrNull(extraWeekPence),
    overweightPerTonne: poundsOrNull(overweightPence),
  }),
);
