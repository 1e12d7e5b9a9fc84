import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { examplePermit } from "#client/components/permit/example-permit.ts";
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
  const permit = examplePermit({ place, certainty: "unknown", authorities: [] });
  const plan = { permit, choices: [] } as Partial<Plan> as Plan;
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={["/plan"]}>
      <PermitSection plan={plan} query={{ stands: "road" }} params={new URLSearchParams()} />
    </MemoryRouter>,
  );
  expect(html).toContain("A postcode says whose permit a skip on the road needs in Shropshire.");
  expect(html).not.toContain("too large");
});
