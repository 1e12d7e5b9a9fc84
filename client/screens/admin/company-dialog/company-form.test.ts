import { expect, test } from "vitest";
import { companyResolver, startingValues } from "./company-form.ts";

const FILLED = {
  ...startingValues({ name: "Ash Skips", location: "Leeds", county: "West Yorkshire", noticeDays: 2 }),
  coverage: "Leeds",
};
const row = (price: string) => ({
  size: "6",
  price,
  hireDays: "14",
  extraWeek: "",
  heavyAllowed: "" as const,
});

const validate = (values: typeof FILLED) =>
  companyResolver(values, undefined, { fields: {}, shouldUseNativeValidation: false });

test("rows become the API's lists", async () => {
  const { values } = await validate({ ...FILLED, prices: [row("£210")] });
  expect(values).toMatchObject({
    name: "Ash Skips",
    noticeDays: 2,
    prices: [{ size: 6, price: "210.00", hireDays: 14, extraWeek: null, heavyAllowed: null }],
  });
});

test("the API's message about a value appears beside its input, also within a row", async () => {
  const { errors } = await validate({ ...FILLED, name: "", prices: [row("cheap")] });
  expect(errors).toMatchObject({
    name: { message: expect.any(String) },
    prices: [{ price: { message: expect.any(String) } }],
  });
});
