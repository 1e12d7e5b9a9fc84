import { websiteUrl } from "#client/components/company/format.ts";
import { WebsiteName } from "#client/components/company/website-name.tsx";
import { MapEmbed } from "#client/components/map-embed.tsx";
import type { Company } from "#contract/companies.ts";
import { WrongLink } from "./wrong-link.tsx";

/**
 * Address and map. Narrow screens show the website here, because the bar at the bottom shows it only if there is no other
 * contact.
 */
export function WhereTheyAre({ company }: { company: Company }) {
  const { id, location, county, postcode } = company;
  const website = websiteUrl(company.website);
  return (
    <section
      aria-labelledby="where"
      className="card grid gap-4 p-4 sm:grid-cols-[2fr_3fr] sm:p-6 print:grid-cols-1"
    >
      <div className="grid content-start gap-2">
        <h2 id="where" className="text-lg font-bold">
          Address and map
        </h2>
        <address className="text-ink-soft not-italic wrap-anywhere">
          {location}
          <br />
          {county}{" "}
          {postcode && (
            <>
              <br />
              {postcode}
            </>
          )}
        </address>
        {website && (
          <a
            href={website}
            rel="noopener nofollow"
            className="link flex min-h-11 items-center wrap-anywhere lg:hidden print:hidden"
          >
            <span>
              <WebsiteName url={website} />
            </span>
          </a>
        )}{" "}
        <WrongLink id={id} field="postcode" />
      </div>
      <MapEmbed company={company} className="h-60" />
    </section>
  );
}
