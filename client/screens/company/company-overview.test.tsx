import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Company } from "#contract/companies.ts";
import { CompanyOverview } from "./company-overview.tsx";

const SILENT: Partial<Company> = {
  ...{ id: 1, name: "Aire Skips", description: null, location: "Leeds", establishedYear: null },
  ...{ licenseNumber: null, carrier: null, insurance: null, verified: false, deliveryTime: null },
  ...{
    collectionTime: null,
    permits: false,
    eco: false,
    coverageAreas: [],
    authorities: [],
    answers: { requests: 0, bucket: "not-enough" },
    confirmedOn: null,
  },
};
const detailsOf = (stated: Partial<Company>) =>
  renderToStaticMarkup(<CompanyOverview company={{ ...SILENT, ...stated } as Company} />)
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");

test.each([
  ["Insurance £5m public liability", { insurance: "£5m public liability" }],
  ["Permits Available", { permits: true }],
  ["Eco-friendly disposal Yes", { eco: true }],
])("“%s” says that the firm states it, and a silent firm states nothing", (said, stated) => {
  expect(detailsOf(stated)).toContain(`${said} as the firm states`);
  expect(detailsOf({})).not.toContain("as the firm states");
});

test("what a company does not say is one line, and every fact is either a row or in that line", () => {
  const silent = detailsOf({});
  expect(silent).toContain(
    "Contact for details: established year, licence number, insurance, delivery time, collection time and permits.",
  );
  expect(silent.match(/Contact for details/g)).toHaveLength(2);
  const said = detailsOf({
    ...{ establishedYear: 1989, licenseNumber: "CBDU99004182", insurance: "£5m", permits: true },
    ...{ deliveryTime: "Next day", collectionTime: "Within a day" },
  });
  expect(said).not.toContain("Contact for details:");
  expect(said).toContain("Delivery time Next day");
});
