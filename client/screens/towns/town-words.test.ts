import { expect, test } from "vitest";
import { examplePermit } from "#client/components/permit/testing/example-permit.ts";
import type { TownPage } from "#contract/towns.ts";
import { townDescription } from "./town-meta.tsx";
import { roadPermitSentences } from "./town-permits.tsx";
import { amounts, commonestPrice, introSentences } from "./town-words.ts";

const TOWN: TownPage = {
  label: "Leeds",
  slug: "leeds",
  nation: "England",
  county: "West Yorkshire",
  query: "Leeds",
  companies: 98,
  quotable: 58,
  pricing: 70,
  reviews: 201,
  averageRating: "4.38",
  prices: [],
  notice: { sampleSize: 71, nextDay: 49, firstDay: "2026-12-02", firms: [] },
  permit: examplePermit(),
  districts: [],
  firms: [],
  nearby: [],
};
const STATED = { from: 165, to: 240, median: 195 };

test("the description in search engines names the commonest price, of an 8 yard skip too", () => {
  const describedWith = (size: 6 | 8) =>
    townDescription({
      ...TOWN,
      prices: [{ size, offeredBy: 30, statedBy: 23, stated: STATED, guide: null }],
    });
  expect(describedWith(6)).toContain(
    " A 6 yard skip there: £165 to £240, from 23 companies; the middle price is £195, for 2 weeks.",
  );
  expect(describedWith(8)).toContain(" An 8 yard skip there: £165 to £240");
});

test("a spread of one price is said as that price", () => {
  expect(amounts({ from: 200, to: 200 })).toBe("£200");
});

test("the introduction says only what the directory knows", () => {
  expect(introSentences(TOWN).join(" ")).toBe(
    "98 companies in the directory are located in Leeds, West Yorkshire. 58 of them can be asked for a quote by email, and 70 of them state a price. Their 201 reviews average 4.4. 49 say they need one working day's notice or less.",
  );
  const silent = {
    ...TOWN,
    companies: 3,
    quotable: 3,
    pricing: 0,
    reviews: 0,
    averageRating: null,
    notice: { sampleSize: 0, nextDay: 0, firstDay: "2026-12-02", firms: [] },
  };
  expect(introSentences({ ...silent, label: "Newport, Wales", county: "Gwent" }).join(" ")).toBe(
    "3 companies in the directory are located in Newport, Wales. All of them can be asked for a quote by email, and none of them state a price.",
  );
});

test("the commonest size is the one that most companies state a price for", () => {
  const price = { offeredBy: 30, stated: STATED, guide: null };
  const prices = [
    { ...price, size: 4 as const, statedBy: 5 },
    { ...price, size: 6 as const, statedBy: 9 },
    { ...price, size: 8 as const, statedBy: 20, stated: null },
  ];
  expect(commonestPrice({ prices })?.size).toBe(6);
  expect(commonestPrice({ prices: [] })).toBeNull();
});

test("permits come from the authority of the nation and the county", () => {
  const permit = examplePermit({ certainty: "split" });
  const authority = (county: string, nation: string) => roadPermitSentences({ county, nation, permit });
  expect(authority("County Antrim", "Northern Ireland")).toContain("DfI Roads");
  expect(authority("Greater London", "England")).toContain("from the borough council");
  expect(authority("West Yorkshire", "England")).not.toContain("county council");
  expect(authority("Devon", "England")).toContain("county council");
  expect(authority("Fife", "Scotland")).toContain("Roads (Scotland) Act 1984");
  expect(authority("Gwent", "Wales")).toContain("Highways Act 1980");
});

test("permits come from the road authority by name if the town lies in one", () => {
  const permit = examplePermit();
  expect(roadPermitSentences({ county: "Derbyshire", nation: "England", permit })).toContain(
    "one from Exampleton City Council, under the Highways Act 1980.",
  );
  const [authority] = permit.authorities;
  const borough = examplePermit({
    redRoutes: true,
    authorities: authority && [{ ...authority, name: "London Borough of Croydon" }],
  });
  expect(roadPermitSentences({ county: "Greater London", nation: "England", permit: borough })).toMatch(
    /from the London Borough of Croydon, under .* Transport for London .* normally refuses skips/,
  );
});
