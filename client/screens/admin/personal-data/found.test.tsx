import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { PersonalData } from "#contract/personal-data/personal-data.ts";
import { FoundPersonalData } from "./found.tsx";

function show(found: object) {
  const none = {
    ...{ quotes: [], reviews: [], leads: [], complaints: [] },
    ...{ proposals: [], emails: [], listings: [], mentions: [] },
  };
  const data = { ...none, emailCount: 0, isRemovalKey: false, ...found } as unknown as PersonalData;
  const html = renderToString(<FoundPersonalData data={data} />).replaceAll("<!-- -->", "");
  const facts = [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs)].map(([, label, text]) => [
    label,
    text,
  ]);
  return { html, facts };
}

test("what is found is shown field by field, with times and lists in words and without what is empty", () => {
  const quote = {
    ...{ id: 1, reference: "SF-7K3M-Q9", name: "Ann", phone: "", withdrawnAt: null, hasKeys: true },
    createdAt: "2026-11-22T10:00:00.000Z",
    selectedCompanies: '[{"id":1,"name":"Ash Skips"},{"id":2,"name":"Birch"}]',
    answers: [{ company: "Ash Skips", offer: { total: "230.00", note: null } }],
  };
  const { html, facts } = show({ quotes: [quote] });
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

test("typed words that look like JSON are shown as they were typed", () => {
  const complaints = ["[{", '[{"id":1}]'].map((about, at) => ({ id: at + 1, about }));
  expect(show({ complaints }).facts).toEqual([
    ["Id", "1"],
    ["About", "[{"],
    ["Id", "2"],
    ["About", "[{&quot;id&quot;:1}]"],
  ]);
});
