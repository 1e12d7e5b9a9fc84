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
