import { useNavigate } from "react-router";
import { formatCount } from "#client/components/company/format.ts";
import { SkipLineUp } from "#client/components/drawings/skip-line-up.tsx";
import { Icon } from "#client/components/icon.tsx";
import { PlaceSearch } from "#client/components/search/place-search.tsx";
import { queryString } from "#client/queries/request.ts";
import { DEFAULT_RADIUS_KM } from "#contract/limits.ts";

const PROMISES = [
  "Postcode or town, anywhere in the UK",
  "Indicative prices by skip size",
  "One request, up to five companies",
] as const;

interface HeroProps {
  companies: number | undefined;
  location: string | undefined;
  radius: number | undefined;
}

/** The headline and the search box; results open beneath it, on the same page. */
export function Hero({ companies, location = "", radius = DEFAULT_RADIUS_KM }: HeroProps) {
  const navigate = useNavigate();
  return (
    <section className="overflow-hidden border-b border-line bg-white">
      <div className="page grid gap-x-12 gap-y-8 pt-10 lg:grid-cols-[1.1fr_1fr] lg:pt-16">
        <div className="grid content-start gap-6 pb-2 lg:pb-16">
          <h1 className="display text-4xl sm:text-5xl lg:text-[3.5rem] lg:leading-[1.04]">
            Compare{" "}
            <span className="bg-[linear-gradient(transparent_62%,var(--color-skip)_62%_92%,transparent_92%)]">
              {formatCount(companies ?? 0)}
            </span>{" "}
            skip hire companies across the UK
          </h1>
          <p className="max-w-xl text-lg text-ink-soft">
            See who delivers near you, what a skip is likely to cost and how others found them. Then ask up to
            five companies for a quote in one go.
          </p>
          <div className="card border-2 border-ink p-4 shadow-raised sm:p-5">
            <PlaceSearch
              action="/"
              location={location}
              radius={radius}
              onSearch={(values) => navigate(`/${queryString({ ...values })}`, { preventScrollReset: true })}
            />
          </div>
          <ul className="flex flex-wrap gap-x-6 gap-y-2 text-ink-soft">
            {PROMISES.map((promise) => (
              <li key={promise} className="flex items-center gap-2">
                <Icon name="check" className="size-4.5 text-go" />
                {promise}
              </li>
            ))}
          </ul>
        </div>
        <div className="flex items-end max-lg:-mx-2">
          <SkipLineUp className="w-full translate-y-1" />
        </div>
      </div>
    </section>
  );
}
