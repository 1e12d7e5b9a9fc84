import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { examplePermit } from "#client/components/permit/testing/example-permit.ts";
import type { PermitAnswer } from "#contract/job/permits.ts";
import type { Plan } from "#contract/plan/plan.ts";
import { PermitSection } from "./permit-section.tsx";

test("a county whose road authority is not known is asked for a postcode, without a guess at its councils", () => {
  const place = {
    label: "Shropshire",
    query: "Shropshire",
    kind: "county",
    latitude: 52.7,
    longitude: -2.8,
  } as const;
  const html = markupOf(examplePermit({ place, certainty: "unknown", authorities: [] }));
  expect(html).toContain("A postcode says whose permit a skip on the road needs in Shropshire.");
  expect(html).not.toContain("too large");
});

test("whoever chose one of several authorities learns that lists of companies do not know it", () => {
  const sentence = "Lists of companies do not know your choice";
  expect(markupOf(examplePermit({ certainty: "exact" }), "&authority=E06000015")).toContain(sentence);
  expect(markupOf(examplePermit({ certainty: "exact" }))).not.toContain(sentence);
});

function markupOf(permit: PermitAnswer, query = "") {
  const plan = { permit, choices: [] } as Partial<Plan> as Plan;
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[`/plan?stands=road${query}`]}>
      <PermitSection plan={plan} />
    </MemoryRouter>,
  );
}
