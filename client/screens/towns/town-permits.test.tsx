import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { exampleAuthority, examplePermit } from "#client/components/permit/testing/example-permit.ts";
import type { PermitAnswer } from "#contract/job/permits.ts";
import { TownPermits } from "./town-permits.tsx";

function textOf(permit: PermitAnswer, nation = "England"): string {
  const town = { label: "Exampleton", county: "Derbyshire", nation, permit };
  return renderToStaticMarkup(<TownPermits town={town} />).replaceAll(/<[^>]+>/g, " ");
}

test("a town's page shows the permit fee and notice of its council, and for which part of the town", () => {
  const text = textOf(examplePermit({ isMiddle: true }));
  expect(text).toContain("£44 for 28 days");
  expect(text).toContain("3 working days");
  expect(text).toContain("For the middle of Exampleton. A full postcode is surer near its edge.");
  expect(text).not.toContain("Ask the company for the fee");
});

test("a town in several road authorities shows no fee and asks the visitor to ask the company", () => {
  const text = textOf(examplePermit({ certainty: "split", fee: null }));
  expect(text).not.toContain("Exampleton City Council");
  expect(text).toContain("Ask the company for the fee and the notice.");
});

test("a town whose council's terms are not known names the council and asks the visitor to ask the company", () => {
  const text = textOf(examplePermit({ authorities: [exampleAuthority(null)], fee: null }));
  expect(text).toContain("one from Exampleton City Council");
  expect(text).toContain("Ask the company for the fee and the notice.");
  expect(text).not.toContain("Not known");
});
