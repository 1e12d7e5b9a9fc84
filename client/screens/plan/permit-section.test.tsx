import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { examplePermit } from "#client/components/permit/example-permit.ts";
import type { Plan } from "#contract/plan/plan.ts";
import { PermitSection } from "./permit-section.tsx";

test("a county whose road authority is not known is asked for a postcode, without a guess at its councils", () => {
  const place = {
    label: "Torbay",
    query: "Torbay",
    kind: "county",
    latitude: 50.4,
    longitude: -3.5,
  } as const;
  const permit = examplePermit({ place, certainty: "unknown", authorities: [] });
  const plan = { permit, choices: [] } as Partial<Plan> as Plan;
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={["/plan"]}>
      <PermitSection plan={plan} query={{ stands: "road" }} params={new URLSearchParams()} />
    </MemoryRouter>,
  );
  expect(html).toContain("A postcode says whose permit a skip on the road needs in Torbay.");
  expect(html).not.toContain("too large");
});
