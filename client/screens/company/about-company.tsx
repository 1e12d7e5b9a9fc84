import type { CompanyWithEstimates } from "#contract/companies.ts";
import { CompanyLists } from "./company-lists.tsx";
import { CompanyOverview } from "./company-overview.tsx";
import { Highlights } from "./highlights.tsx";

/** What a company says about itself, apart from its prices and where it delivers. A chunk of its own: nothing in it needs script. */
export default function AboutCompany({ company }: { company: CompanyWithEstimates }) {
  return (
    <>
      <Highlights company={company} />
      <CompanyOverview company={company} />
      <CompanyLists company={company} />
    </>
  );
}
