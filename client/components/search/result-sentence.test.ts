import { expect, test } from "vitest";
import { resultSentence } from "../company/format.ts";

const LEEDS = { place: { label: "Leeds", query: "Leeds", kind: "town" }, radiusKm: 30 } as never;

test("companies are near a place that is known, and for a text that names none", () => {
  expect(resultSentence({ total: 14, searched: LEEDS }, "leeds")).toBe("14 companies found near Leeds");
  expect(resultSentence({ total: 1, searched: undefined }, "ZZ99 9ZZ")).toBe(
    "1 company found for “ZZ99 9ZZ”",
  );
  expect(resultSentence({ total: 2, searched: undefined })).toBe("2 companies found");
});
