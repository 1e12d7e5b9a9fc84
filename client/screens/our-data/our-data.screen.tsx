import { Breadcrumbs } from "#client/components/breadcrumbs.tsx";
import { formatDate } from "#client/components/company/format.ts";
import { PageMeta } from "#client/components/page-meta.tsx";
import type { LoaderArgs, ScreenProps } from "#client/page.ts";
import { DATA_SOURCES, type Provenance } from "#contract/our-data/sources.ts";
import { formatCount } from "#contract/text/spelling.ts";

export const loader = ({ services }: LoaderArgs) => ({ props: { tables: services.provenance } });

export default function OurDataScreen({ tables = [] }: ScreenProps & { tables?: readonly Provenance[] }) {
  return (
    <div className="page grid gap-6 py-6 sm:py-8">
      <PageMeta
        title="Our data: what it is for, how old it is, where it comes from"
        description="Each table behind our answers on places, councils, skip permits, weights and waste: its use, its age, its rows, its source and its licence."
        path="/our-data"
      />
      <div className="grid gap-3">
        <Breadcrumbs trail={[{ label: "Home", to: "/" }, { label: "Our data" }]} />
        <h1 className="display text-3xl sm:text-5xl">Our data</h1>
        <p className="max-w-prose text-ink-soft">
          What companies offer comes from them and stands on their pages with its date. Everything else that
          we calculate with is in these tables. A fee, a rule or a border may have changed since: where it
          matters, ask the council or the company.
        </p>
      </div>
      <ul className="grid gap-4 lg:grid-cols-2">
        {tables.map((table) => (
          <li key={table.name}>
            <Table table={table} />
          </li>
        ))}
      </ul>
      <section aria-labelledby="attribution" className="article">
        <h2 id="attribution">Attribution</h2>
        <ul>
          {DATA_SOURCES.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function sourceWords({ source, addresses, rows }: Provenance): string {
  if (addresses === null || rows === null) return source;
  return addresses === rows
    ? `${source}; each row has the address`
    : `${source}; ${formatCount(addresses)} of ${formatCount(rows)} rows have the address`;
}

function Table({ table }: { table: Provenance }) {
  const { name, use, asOf, seenOn, oldestSeenOn, licence, rows } = table;
  const days = [...new Set([oldestSeenOn, seenOn])].map((day) => formatDate(day));
  const facts = [
    ["Describes", asOf],
    ["Read by us", days.join(" to ")],
    ["Rows", rows === null ? null : formatCount(rows)],
    ["Source", sourceWords(table)],
    ["Licence", licence],
  ].filter(([, text]) => text !== null);
  return (
    <article className="card grid h-full content-start gap-2 p-4 sm:p-6">
      <h2 className="text-lg font-bold">{name}</h2>
      <p className="text-ink-soft">{use}.</p>
      <dl className="text-sm">
        {facts.map(([label, text]) => (
          <div key={label} className="flex flex-wrap gap-x-3 border-t border-line py-1.5">
            <dt className="w-24 text-muted">{label}</dt>
            <dd className="min-w-0 flex-1 basis-40 wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
