import { expect, test } from "vitest";
import { createColumns, ensureCapacity } from "./columns.ts";
import { createServiceNames } from "./service-names.ts";

const random = (() => {
  let state = 5;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
})();

/**
 * Forty services in groups of four. A company offers each service of a group with the same probability, which is lower in each
 * later group. Many counts are small, so ties occur.
 */
const NAMES = Array.from({ length: 40 }, (_, number) => `Service ${number}`);
const COMPANIES = Array.from({ length: 200 }, () =>
  NAMES.filter((_name, number) => random() < 0.4 / (1 + Math.floor(number / 4))),
);

const columns = createColumns();
ensureCapacity(columns, COMPANIES.length);
const services = createServiceNames(columns);
for (const [slot, names] of COMPANIES.entries()) services.write(slot, names.join(", "));

function countOf(slots: readonly number[]): string {
  const count = services.startCount();
  for (const slot of slots) count.add(slot);
  return count.commonestJson();
}

test("the 24 commonest services are counted, commonest first, and equally common ones by name", () => {
  for (let round = 0; round < 100; round += 1) {
    const slots = COMPANIES.flatMap((_names, slot) => (random() < round / 100 ? [slot] : []));
    const expected = NAMES.map((name) => ({
      name,
      count: slots.filter((slot) => COMPANIES[slot]?.includes(name)).length,
    }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
      .slice(0, 24);
    expect(countOf(slots)).toBe(
      JSON.stringify(Object.fromEntries(expected.map(({ name, count }) => [name, count]))),
    );
  }
});

test("a service that becomes known later is counted too", () => {
  const [slot] = COMPANIES.keys();
  services.write(slot as number, "A new service");
  expect(countOf([slot as number])).toBe('{"A new service":1}');
});
