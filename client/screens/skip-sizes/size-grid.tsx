import { PersonShape, SkipShape } from "#client/components/drawings/shapes.tsx";
import { Link } from "#client/components/link.tsx";
import { GuideLink } from "#client/components/site/guide-link.tsx";
import { Badge } from "#client/components/ui/badge.tsx";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { jobUrl, type SearchedArea, searchedAreaIn } from "#client/urls/company-url.ts";
import { jobSizeOf } from "#contract/plan/size-advice.ts";
import { metresWords, SKIP_SIZES, type SkipSize } from "#contract/skip-sizes.ts";

export function SizeGrid() {
  const area = searchedAreaIn(usePageParams());
  return (
    <section aria-labelledby="sizes" className="page grid gap-6 py-14">
      <div className="grid gap-1">
        <h2 id="sizes" className="display text-3xl sm:text-4xl">
          Every size, drawn to scale
        </h2>
        <p className="max-w-prose text-ink-soft">
          Prices are a guide for the whole UK, including VAT.{" "}
          <GuideLink slug="how-much-does-skip-hire-cost">Real prices</GuideLink> are lower or higher: our{" "}
          <Link to={jobUrl("/price-comparison", area)} className="link">
            price comparison
          </Link>{" "}
          shows those that companies near you state. Its own guide groups sizes, so it starts lower. A permit
          is extra if the skip stands on a public road. Sizes differ a little from company to company.
        </p>
      </div>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {SKIP_SIZES.map((size) => (
          <li key={size.id} id={size.id}>
            <SizeCard size={size} area={area} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One metre in units of the SVG `viewBox`. The longest container, a person and a heap of bags then fit side by side. */
const METRE = 34;
const GROUND = 118;

function ScaleDrawing({ size }: { size: SkipSize }) {
  const { length, height } = size.metres;
  const upright = size.id.startsWith("roll-on");
  // Full bin bags, each about 60 cm wide, show the scale.
  const bag = METRE * 0.6;
  return (
    <svg
      viewBox="0 0 300 132"
      role="img"
      aria-label={`${size.name} to scale beside a person and a heap of bin bags`}
      className="w-full rounded-control bg-paper"
    >
      <path d={`M6 ${GROUND}H294`} stroke="#1d1d1b" strokeWidth="2" strokeLinecap="round" />
      <PersonShape x={22} ground={GROUND} metre={METRE} />
      <SkipShape
        x={40 + (length * METRE) / 2}
        ground={GROUND}
        length={length * METRE}
        height={height * METRE}
        upright={upright}
      />
      <g fill="#47433c">
        {[0, 0.72, 0.36].map((offset, position) => {
          const left = 46 + length * METRE + offset * bag;
          const base = GROUND - 1 - (position === 2 ? bag * 0.82 : 0);
          return (
            <path
              key={offset}
              d={`M${left + bag * 0.12} ${base}q${-bag * 0.2} ${-bag * 0.55} ${bag * 0.26} ${-bag * 0.82}l${-bag * 0.1} ${-bag * 0.16}h${bag * 0.24}l${-bag * 0.1} ${bag * 0.16}q${bag * 0.46} ${bag * 0.27} ${bag * 0.26} ${bag * 0.82}z`}
            />
          );
        })}
      </g>
    </svg>
  );
}

function SizeCard({ size, area }: { size: SkipSize; area: SearchedArea }) {
  const yards = jobSizeOf(size);
  const { length, width, height } = size.metres;
  return (
    <article className="card flex h-full flex-col gap-4 p-5">
      <ScaleDrawing size={size} />
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h3 className="min-w-min flex-1 text-xl font-bold">{size.name}</h3>
        {size.mostPopular && (
          <span className="shrink-0">
            <Badge tone="skip">Most Popular</Badge>
          </span>
        )}
      </div>
      <p>
        <span className="text-muted">about </span>{" "}
        <span className="display text-2xl">
          £{size.price.from}-{size.price.to}
        </span>
      </p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-ink-soft">
        <dt className="text-muted">Capacity</dt>
        <dd>{size.yards}</dd>
        <dt className="text-muted">Bin bags</dt>
        <dd>
          {size.bags.from}-{size.bags.to}
        </dd>
        <dt className="text-muted">Size (L × W × H)</dt>
        <dd>
          {metresWords(length)} × {metresWords(width)} × {metresWords(height)} m
        </dd>
      </dl>
      <p className="text-ink-soft">{size.description}</p>
      <ShortList title="Ideal for" items={size.idealFor} />
      <ShortList title="Waste" items={size.wasteTypes} />
      {size.weightNote && (
        <p className="border-l-4 border-skip bg-skip-pale px-3 py-2 text-sm font-semibold">
          {size.weightNote}
        </p>
      )}
      <p className="mt-auto">
        <Link to={jobUrl("/search", { ...area, size: yards })} rel="nofollow" className="link">
          Find companies with {yards} yd skips
        </Link>
      </p>
    </article>
  );
}

function ShortList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h4 className="font-bold">{title}</h4>
      <ul className="list-inside list-[square] text-ink-soft marker:text-skip-deep">
        {items.slice(0, 2).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
