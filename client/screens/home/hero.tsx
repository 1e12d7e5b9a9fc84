import { useNavigate } from "react-router";
import { formatCount } from "#client/components/company/format.ts";
import { SkipLineUp } from "#client/components/drawings/skip-line-up.tsx";
import { Icon } from "#client/components/icon.tsx";
import { PlaceSearch } from "#client/components/search/place-search.tsx";
import { KEEP_SCROLL } from "#client/navigation/history-entry.ts";
import { queryString } from "#client/queries/request.ts";
import { DEFAULT_RADIUS_KM } from "#contract/limits.ts";

const BENEFITS = [
  "Postcode or town, anywhere in the UK",
  "Indicative prices by skip size",
  "One request, up to five companies",
] as const;

interface HeroProps {
  companies: number | undefined;
  location: string | undefined;
  radius: number | undefined;
}

/** The headline and the search form. Its results appear below, on the same page. */
export function Hero({ companies, location = "", radius = DEFAULT_RADIUS_KM }: HeroProps) {
  const navigate = useNavigate();
  return (
    <section className="overflow-x-clip border-b border-line bg-white">
      <div className="page grid grid-cols-1 gap-6 pt-10 sm:pt-14 lg:pt-16">
        <h1 className="display max-w-4xl text-4xl sm:text-5xl lg:text-6xl lg:leading-[1.03]">
          Compare{" "}
          <span className="bg-[linear-gradient(transparent_62%,var(--color-skip)_62%_92%,transparent_92%)]">
            {formatCount(companies ?? 0)}
          </span>{" "}
          skip hire companies across the UK
        </h1>
        <p className="max-w-2xl text-lg text-ink-soft sm:text-xl">
          See who delivers near you, what a skip is likely to cost and how others found them. Then ask up to
          five companies for a quote in one go.
        </p>
        <div className="card max-w-4xl border-2 border-ink p-4 shadow-raised sm:p-5">
          <PlaceSearch
            action="/"
            location={location}
            radius={radius}
            onSearch={(values) => navigate(`/${queryString({ ...values })}`, { state: KEEP_SCROLL })}
          />
        </div>
        <ul className="flex flex-wrap gap-x-7 gap-y-2 text-ink-soft">
          {BENEFITS.map((benefit) => (
            <li key={benefit} className="flex items-center gap-2">
              <Icon name="check" size="size-4.5" className="text-go" />
              {benefit}
            </li>
          ))}
        </ul>
        <SkipLineUp className="mt-2 w-full max-sm:w-[44rem] max-sm:max-w-none sm:mt-6" />
      </div>
    </section>
  );
}
