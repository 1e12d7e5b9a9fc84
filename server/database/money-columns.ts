import { customType } from "drizzle-orm/pg-core";
import type { StatedPrice, WasteCharge } from "#contract/job/terms.ts";

/** Money in the database is whole pence; in JSON answers it is a decimal string such as "210.00". */
const toPence = (pounds: string): number => Math.round(Number(pounds) * 100);
const toPounds = (pence: number): string => (pence / 100).toFixed(2);

type StoredPrice = Omit<StatedPrice, "price" | "extraWeek"> & {
  pence: number;
  extraWeekPence: number | null;
};

/** A company's stated prices: a JSON list with amounts in pence. */
export const statedPrices = customType<{ data: StatedPrice[]; driverData: StoredPrice[] | string }>({
  dataType: () => "jsonb",
  toDriver: (prices) =>
    JSON.stringify(
      prices.map(({ price, extraWeek, ...rest }) => ({
        ...rest,
        pence: toPence(price),
        extraWeekPence: extraWeek === null ? null : toPence(extraWeek),
      })),
    ),
  fromDriver: (stored) =>
    (stored as StoredPrice[]).map(
      ({ size, pence, hireDays, extraWeekPence, heavyAllowed, statedBy, statedOn }) => ({
        size,
        price: toPounds(pence),
        hireDays,
        extraWeek: extraWeekPence === null ? null : toPounds(extraWeekPence),
        heavyAllowed,
        statedBy,
        statedOn,
      }),
    ),
});

type StoredCharge = Omit<WasteCharge, "price"> & { pence: number };

/** The wastes that a company takes for a charge: a JSON list with amounts in pence. */
export const wasteCharges = customType<{ data: WasteCharge[]; driverData: StoredCharge[] | string }>({
  dataType: () => "jsonb",
  toDriver: (charges) =>
    JSON.stringify(charges.map(({ price, ...rest }) => ({ ...rest, pence: toPence(price) }))),
  fromDriver: (stored) =>
    (stored as StoredCharge[]).map(({ waste, pence, unit }) => ({ waste, price: toPounds(pence), unit })),
});
