import { expect, it } from "vitest";
import { companiesQuery, priceComparisonQuery } from "#contract/companies.ts";
import { createRandom } from "../../tests/harness/random.ts";
import { parseGivenParams, parseInput } from "./input.ts";

const random = createRandom(3);
const pick = (values: readonly string[]) => values[Math.floor(random() * values.length)] as string;

/** Most of these values are valid for some fields only, and some are valid for none. */
const VALUES = ["", " ", "1", "6", "20", "x", "true", "Leeds", "road", "yes", "soil,wood", "7,7,5", "fit"];
const NAMES = [...Object.keys(companiesQuery.shape), "skipSize", "unknown", "constructor", "toString"];

function resultOf(read: () => object): unknown {
  try {
    return read();
  } catch (error) {
    return error;
  }
}

it.each([companiesQuery, priceComparisonQuery])(
  "parsing only the given parameters gives the same query, and the same messages",
  (schema) => {
    let parsed = 0;
    for (let round = 0; round < 2_000; round += 1) {
      const names = NAMES.filter(() => random() < 0.1);
      const params = Object.fromEntries(names.map((name) => [name, pick(VALUES)]));
      const expected = resultOf(() => parseInput(schema, params));
      if (!(expected instanceof Error)) parsed += 1;
      expect({ params, result: resultOf(() => parseGivenParams(schema, params)) }).toEqual({
        params,
        result: expected,
      });
    }
    expect(parsed).toBeGreaterThan(400);
    expect(parsed).toBeLessThan(1_900);
  },
);
