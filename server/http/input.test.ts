import { Hono } from "hono";
import { pino } from "pino";
import { expect, it } from "vitest";
import { companiesQuery, priceComparisonQuery } from "#contract/companies/company-queries.ts";
import { newQuote } from "#contract/quotes.ts";
import { createRandom } from "../../tests/harness/random.ts";
import { errorHandler } from "./errors/errors.ts";
import { parseGivenParams, parseInput, readBody } from "./input.ts";

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

it("refuses a body of thousands of values before it writes a problem for each", async () => {
  const app = new Hono().onError(errorHandler(pino({ level: "silent" })));
  app.post("/", async (c) => c.json(await readBody(c, newQuote)));
  const send = async (companies: unknown[]) => {
    const response = await app.request("/", { method: "POST", body: JSON.stringify({ companies }) });
    return { status: response.status, body: await response.json() };
  };
  expect(await send(Array.from({ length: 20_000 }, () => ({})))).toEqual({
    status: 413,
    body: { message: "The request has more than 1000 values" },
  });
  const nested = Array.from({ length: 50 }, () => ({ id: Array.from({ length: 50 }, () => null) }));
  expect((await send(nested)).status).toBe(413);
  expect((await send([{ id: 1 }])).status).toBe(400);
});
