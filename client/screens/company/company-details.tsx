import { MapEmbed } from "#client/components/map-embed.tsx";
import type { Company } from "#contract/companies.ts";
import { CompanyHeader } from "./company-header.tsx";
import { CompanyLists } from "./company-lists.tsx";
import { CompanyMeta } from "./company-meta.tsx";
import { CompanyOverview } from "./company-overview.tsx";
import { CompanyReviews } from "./company-reviews.tsx";
import { ContactPanel } from "./contact-panel.tsx";
import { Highlights } from "./highlights.tsx";
import { WhyChoose } from "./why-choose.tsx";

export function CompanyDetails({ company }: { company: Company }) {
  const { location, county, postcode } = company;
  return (
    <article className="grid gap-6 lg:grid-cols-[1fr_21rem] lg:grid-rows-[auto_1fr]">
      <CompanyMeta company={company} />
      <CompanyHeader company={company} />
      <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <div className="grid grid-cols-1 gap-6 lg:sticky lg:top-6">
          <ContactPanel company={company} />
          <section aria-labelledby="where" className="card grid gap-3 p-5">
            <h2 id="where" className="text-lg font-bold">
              Where they are
            </h2>
            <MapEmbed company={company} className="h-60" />
            <address className="text-ink-soft not-italic">
              {location}
              <br />
              {county}
              {postcode && (
                <>
                  <br />
                  {postcode}
                </>
              )}
            </address>
          </section>
        </div>
      </div>
      <div className="grid min-w-0 content-start gap-6">
        <Highlights company={company} />
        <CompanyOverview company={company} />
        <CompanyLists company={company} />
        <WhyChoose name={company.name} />
        <CompanyReviews company={company} />
      </div>
    </article>
  );
}
