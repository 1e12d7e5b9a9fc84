import { expect, test } from "vitest";
import { createRandom } from "#server/companies/examples.ts";
import { nearestFirst } from "./bucket-sort.ts";
import { placeKey, unplacedKey } from "./distance-keys.ts";

const random = createRandom();
const slots = (count: number) => Array.from({ length: count }, () => Math.floor(random() * 1_000_000));
const spread = (count: number) => slots(count).map((slot) => placeKey(Math.sqrt(random()) * 50, slot));
const crowded = (count: number) => slots(count).map((slot, at) => placeKey(at % 2 ? 3 : 50, slot));

test.each([
  ["none", []],
  ["one", spread(1)],
  ["two", spread(2)],
  ["spread over a circle", spread(5_000)],
  ["all as far", slots(500).map((slot) => placeKey(7, slot))],
  ["crowded in two places", crowded(5_000)],
  ["some of them nowhere", [...spread(40), ...slots(20).map(unplacedKey)]],
  ["one several times", [3, 1, 3, 1, 2].map((slot) => placeKey(1, slot))],
])("keys stand in the order of numbers: %s", (_, keys) => {
  const given = Float64Array.from(keys);
  expect([...nearestFirst(given)]).toEqual(keys.toSorted((a, b) => a - b));
  expect([...given]).toEqual(keys);
});
