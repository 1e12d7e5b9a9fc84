import { expect, test } from "vitest";
import type { LoaderArgs } from "#client/page.ts";
import { EMPTY_COMPANY } from "#contract/empty-company.ts";
import { drawArea } from "./firm-listing.screen.tsx";

/** Draws the area of a company that states 20 miles, with this query in the address. */
function draw(query: string, position: { latitude: number | null } = { latitude: 53.8 }) {
  const listing = {
    ...{ ...EMPTY_COMPANY, ...position, longitude: -1.5 },
    coverageAreas: [{ type: "radius" as const, km: 32.2 }],
  };
  const services = {
    firms: { ownListing: async () => ({ listing, waiting: [], refused: [] }) },
    resultsMaps: { drawCoverage: ({ coverageAreas }: typeof listing) => JSON.stringify(coverageAreas) },
  };
  const url = new URL(`https://skips.example/firm/listing/areas${query}`);
  return drawArea({ url, firm: 7, services } as unknown as LoaderArgs);
}

test("the map shows the stored area until something is typed", async () => {
  expect(await draw("")).toEqual({
    svg: '[{"type":"radius","km":32.2}]',
    text: "20 miles around your yard.",
  });
  expect(await draw("?typed=1&miles=10&codes=LS1-LS2&exclude=LS9")).toMatchObject({
    text: "10 miles around your yard, but not LS9; LS1-LS2.",
  });
});

test.each([
  ["nothing", "?typed=1", "No area is stated, so none is drawn."],
  ["half a district", "?typed=1&codes=LS1-", "Not drawn: the miles or a district can't be read yet."],
  ["no number", "?typed=1&miles=twenty", "Not drawn: the miles or a district can't be read yet."],
])("with %s typed, a line says why nothing is drawn", async (_, query, text) => {
  expect(await draw(query)).toMatchObject({ text });
});

test("a yard that is not on the map has no circle, and the line says so", async () => {
  expect((await draw("", { latitude: null }))?.text).toMatch(/Your yard is not on the map/);
});
