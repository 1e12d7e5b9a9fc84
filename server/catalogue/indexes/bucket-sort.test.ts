import { expect, test } from "vitest";
import { createRandom } from "../../../tests/harness/random.ts";
import { bucketSort } from "./bucket-sort.ts";
import { distanceKey, unknownDistanceKey } from "./distance-keys.ts";

const random = createRandom();
const slots = (count: number) => Array.from({ length: count }, () => Math.floor(random() * 1_000_000));
const spread = (count: number) => slots(count).map((slot) => distanceKey(Math.sqrt(random()) * 50, slot));
const crowded = (count: number) => slots(count).map((slot, at) => distanceKey(at % 2 ? 3 : 50, slot));

test.each([
  ["none", []],
  ["one", spread(1)],
  ["two", spread(2)],
  ["spread over a circle", spread(5_000)],
  ["all as far", slots(500).map((slot) => distanceKey(7, slot))],
  ["crowded in two places", crowded(5_000)],
  ["some of them nowhere", [...spread(40), ...slots(20).map(unknownDistanceKey)]],
  ["one several times", [3, 1, 3, 1, 2].map((slot) => distanceKey(1, slot))],
])("keys are sorted in ascending order: %s", (_, keys) => {
  const given = Float64Array.from(keys);
  expect([...bucketSort(given)]).toEqual(keys.toSorted((a, b) => a - b));
  expect([...given]).toEqual(keys);
});
