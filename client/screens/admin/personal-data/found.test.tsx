import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { PersonalData } from "#contract/personal-data/personal-data.ts";
import { FoundPersonalData } from "./found.tsx";

test("what is found is shown field by field, with times and lists in words and without what is empty", () => {
  const quote = {
    ...{ id: 1, reference: "SF-7K3M-Q9", name: "Ann", phone: "", withdrawnAt: null, hasKeys: true },
    createdAt: "2026-11-22T10:00:00.000Z",
    selectedCompanies: '[{"id":1,"name":"Ash Skips"},{"id":2,"name":"Birch"}]',
    answers: [{ company: "Ash Skips", offer: { total: "230.00", note: null } }],
  };
  const none = {
    reviews: [],
    leads: [],
    complaints: [],
    proposals: [],
    emails: [],
    listings: [],
    mentions: [],
  };
  const data = { ...none, quotes: [quote], emailCount: 0, isRemovalKey: false } as unknown as PersonalData;
  const html = renderToString(<FoundPersonalData data={data} />).replaceAll("<!-- -->", "");
  const facts = [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs)].map(([, label, text]) => [
    label,
    text,
  ]);
  expect(facts).toEqual([
    ["Id", "1"],
    ["Reference", "SF-7K3M-Q9"],
    ["Name", "Ann"],
    ["Has keys", "yes"],
    ["Created at", "22 November 2026, 10:00"],
    ["Selected companies", "Id: 1, Name: Ash Skips\nId: 2, Name: Birch"],
    ["Answers", "Company: Ash Skips, Offer: Total: 230.00"],
  ]);
  expect(html).toContain("Nothing found under: reviews, listing requests,");
});
