import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { carrierText } from "#client/components/company/carrier-text.ts";
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
    companyNumber: null,
    registers: [],
    answers: { requests: 0, bucket: "not-enough" },
    confirmedOn: null,
  },
};
const detailsOf = (stated: Partial<Company>) =>
  renderToStaticMarkup(<CompanyOverview company={{ ...SILENT, ...stated } as Company} />)
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .replaceAll("&#x27;", "'");

test.each([
  ["Insurance £5m public liability", { insurance: "£5m public liability" }],
  ["Permits Available", { permits: true }],
  ["Eco-friendly disposal Yes", { eco: true }],
])(
  "“%s” is the company's statement once it has confirmed its listing, and a silent company states nothing",
  (said, stated) => {
    expect(detailsOf({ ...stated, confirmedOn: "2026-11-20" })).toContain(`${said} as the company states`);
    expect(detailsOf(stated)).toContain(`${said} as listed, not confirmed by the company`);
    expect(detailsOf({})).not.toMatch(/as the company states|as listed/);
  },
);

test("what a company does not say is one line, and every fact is either a row or in that line", () => {
  const silent = detailsOf({});
  expect(silent).toContain(
    "Contact for details: established year, insurance, delivery time, collection time and permits.",
  );
  expect(silent.match(/Contact for details/g)).toHaveLength(1);
  const said = detailsOf({
    ...{ establishedYear: 1989, licenseNumber: "CBDU99004182", insurance: "£5m", permits: true },
    ...{ deliveryTime: "Next day", collectionTime: "Within a day" },
  });
  expect(said).not.toContain("Contact for details:");
  expect(said).toContain("Delivery time Next day");
});

test("the page of a company without a licence number says that nobody checked one, in the words of the comparison", () => {
  const { text } = carrierText(null);
  const silent = detailsOf({});
  expect(silent).toContain(`Licensed ${text}`);
  expect(silent).toContain(`Licence number ${text}`);
});

test("what a register says is shown with its day, its meaning and the source, and never as closed", () => {
  const asOf = "2026-11-01";
  const said = detailsOf({
    companyNumber: "SC123456",
    registers: [
      { register: "companies-house", number: "SC123456", status: "liquidation", asOf, matchedBy: "number" },
      { register: "operator-licences", number: "OM0000001", status: "valid", asOf, matchedBy: "number" },
    ],
  });
  expect(said).toContain(
    "Companies House SC123456 In liquidation in the register's file of 1 November 2026.",
  );
  expect(said).toContain("Operator licence OM0000001 Valid");
  expect(said).toContain("Contains Companies House information");
  expect(said).toContain("Open Government Licence v3.0");
  expect(detailsOf({ companyNumber: "SC123456" })).toContain("SC123456 as stated, not compared");
  const missing = { register: "companies-house", number: "SC123456", status: "not-found" } as const;
  const absent = detailsOf({ registers: [{ ...missing, asOf, matchedBy: "number" }] });
  expect(absent).toContain("Number not found in the register's file of 1 November 2026. It does not mean");
});
