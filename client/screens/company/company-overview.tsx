import type { ReactNode } from "react";
import type { Company } from "#contract/companies.ts";

const ASK = "Contact for details";
const yesNo = (value: boolean) => (value ? "Yes" : "No");

export function CompanyOverview({ company }: { company: Company }) {
  return (
    <section aria-labelledby="overview" className="card grid gap-6 p-5 sm:p-8">
      <h2 id="overview" className="display text-2xl">
        Company Overview
      </h2>
      <div>
        <h3 className="font-bold">About Us</h3>
        <p className="mt-1 max-w-prose whitespace-pre-line text-ink-soft wrap-anywhere">
          {company.description ??
            `${company.name} offers skip hire in ${company.location} and the surrounding area.`}
        </p>
      </div>
      <dl className="grid gap-x-10 sm:grid-cols-2">
        <Fact label="Established">{company.establishedYear ?? ASK}</Fact>
        <Fact label="Licence number">{company.licenseNumber ?? ASK}</Fact>
        <Fact label="Insurance">{company.insurance ?? ASK}</Fact>
        <Fact label="Verified">{yesNo(company.verified)}</Fact>
        <Fact label="Delivery time">{company.deliveryTime ?? ASK}</Fact>
        <Fact label="Collection time">{company.collectionTime ?? ASK}</Fact>
        <Fact label="Permits">{company.permits ? "Available" : ASK}</Fact>
        <Fact label="Eco-friendly disposal">{yesNo(company.eco)}</Fact>
      </dl>
      {company.licenseNumber && (
        <p className="max-w-prose text-sm text-muted">
          The licence number is as the company gave it; we have not checked it. Look it up in the public
          register of waste carriers before you book.
        </p>
      )}
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[2fr_3fr] gap-3 xs:grid-cols-[9.5rem_1fr] border-t border-line py-3">
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
