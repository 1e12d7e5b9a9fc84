import { formatCount } from "#client/components/company/format.ts";
import type { TownSummary } from "#contract/towns.ts";

interface TownsOfNationProps {
  id: string;
  nation: string;
  /** In alphabetical order. */
  towns: readonly TownSummary[];
}

export function TownsOfNation({ id, nation, towns }: TownsOfNationProps) {
  const letters = Map.groupBy(towns, ({ label }) => label.charAt(0).toUpperCase());
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-5">
      <h2 id={id} className="display text-2xl sm:text-3xl">
        {nation} <span className="text-muted">{formatCount(towns.length)}</span>{" "}
        <span className="sr-only"> towns</span>
      </h2>
      {[...letters].map(([letter, named]) => (
        <div key={letter} className="content-auto">
          <h3 className="border-b-4 border-skip pb-1 text-lg font-bold">{letter}</h3>
          <ul className="grid grid-cols-2 gap-x-4 sm:grid-cols-3 sm:gap-x-8 lg:grid-cols-4">
            {named.map(({ label, slug, companies }) => (
              <li key={slug} className="grid border-b border-line">
                <a
                  href={`/skip-hire/${slug}`}
                  className="flex min-h-11 items-center justify-between gap-3 rounded-sm px-1 hover:bg-white"
                >
                  <span className="font-semibold wrap-anywhere">{label}</span>{" "}
                  <span className="text-muted tabular-nums">
                    {formatCount(companies)}{" "}
                    <span className="sr-only"> {companies === 1 ? "firm" : "firms"}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
