import type { ReactNode } from "react";
import { answerSentence } from "#client/components/company/answer-words.ts";
import { formatDate } from "#client/components/company/format.ts";
import type { Company, CompanyWithEstimates } from "#contract/companies.ts";
import { CarrierFacts, CarrierNote } from "./carrier-facts.tsx";
import { CompanyLists } from "./company-lists.tsx";
import { Highlights } from "./highlights.tsx";
import { WrongLink } from "./wrong-link.tsx";

const UNKNOWN = "Contact for details";
/** What the company says of itself and nobody has checked. */
const asStated = (text: string | false | null) =>
  text ? (
    <>
      {text} <span className="block text-sm font-normal">as the firm states</span>
    </>
  ) : (
    UNKNOWN
  );
const yesNo = (value: boolean) => (value ? "Yes" : "No");

/** What a company says about itself, apart from its prices and where it delivers. Nothing in it needs script. */
export default function AboutCompany({ company }: { company: CompanyWithEstimates }) {
  return (
    <>
      <Highlights company={company} />
      <CompanyOverview company={company} />
      <CompanyLists company={company} />
    </>
  );
}

export function CompanyOverview({ company }: { company: Company }) {
  return (
    <section aria-labelledby="overview" className="card grid gap-5 p-4 sm:p-6">
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
      {/* Collapsed on phones, because the expanded details would push the reviews far down. */}
      <details className="open-wide">
        <summary className="min-h-11 py-2">
          <span className="link">Licence, insurance, permits and more</span>
        </summary>
        <dl className="grid gap-x-10 sm:grid-cols-2">
          <Detail label="Established">{company.establishedYear ?? UNKNOWN}</Detail>
          <Detail label="Licence number">
            <CarrierFacts company={company} />
          </Detail>
          <Detail label="Insurance">{asStated(company.insurance)}</Detail>
          <Detail label="Verified">
            {yesNo(company.verified)}{" "}
            <span className="block text-sm font-normal">
              <a href="/how-we-work#verified" className="link">
                {company.verified ? "We approved this listing" : "We have not approved this listing"}
              </a>
            </span>
          </Detail>
          <Detail label="Delivery time">{company.deliveryTime ?? UNKNOWN}</Detail>
          <Detail label="Collection time">{company.collectionTime ?? UNKNOWN}</Detail>
          <Detail label="Permits">{asStated(company.permits && "Available")}</Detail>
          <Detail label="Eco-friendly disposal">{company.eco ? asStated("Yes") : "No"}</Detail>
          <Detail label="Answers to requests">{answerSentence(company.answers)}</Detail>
          <Detail label="Listing confirmed">
            {company.confirmedOn ? `By the firm on ${formatDate(company.confirmedOn)}` : "Not known"}
          </Detail>
        </dl>
        <CarrierNote company={company} />
      </details>
      <p className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line pt-2 print:hidden">
        <a
          href={`/company/${company.id}/claim`}
          rel="nofollow"
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          Is this your firm?
        </a>{" "}
        <WrongLink id={company.id} field="other" />
      </p>
    </section>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[2fr_3fr] gap-3 xs:grid-cols-[9.5rem_1fr] border-t border-line py-3">
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
