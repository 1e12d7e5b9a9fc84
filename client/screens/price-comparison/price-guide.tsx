import { formatPounds } from "#client/components/company/format.ts";
import { SkipShape } from "#client/components/drawings/skip-shape.tsx";
import { Link } from "#client/components/link.tsx";
import { GuideLink } from "#client/components/site/guide-link.tsx";
import { useJobQuery } from "#client/navigation/use-page-params.ts";
import type { PriceRange } from "#contract/companies.ts";
import { PRICE_GUIDE } from "#contract/job/price-guide.ts";
import { PRICE_SIZES, type PriceSize } from "#contract/options.ts";

/** Length and height of a typical skip, in metres. */
const TYPICAL_METRES: Record<PriceSize, { length: number; height: number }> = {
  mini: { length: 1.5, height: 0.8 },
  small: { length: 1.8, height: 1 },
  medium: { length: 3, height: 1.25 },
  large: { length: 3.7, height: 1.7 },
};
/** One metre in units of the SVG `viewBox`. */
const METRE = 42;

/** For example "£70-£90". */
const formatGuidePrice = ({ from, to }: PriceRange) => `${formatPounds(from)}-${formatPounds(to)}`;

export function PriceGuide() {
  return (
    <section aria-labelledby="price-guide" className="grid gap-5">
      <div className="grid gap-1">
        <h2 id="price-guide" className="display text-2xl sm:text-3xl">
          Price guide
        </h2>
        <p className="max-w-prose text-ink-soft">
          For the whole UK, by group of sizes, including VAT. Enter your place above to see what companies
          there state: it can be <GuideLink slug="how-much-does-skip-hire-cost">lower or higher</GuideLink>.{" "}
          <Link to={`/skip-sizes${useJobQuery()}`} className="link">
            Skip Hire Explained
          </Link>{" "}
          prices each size by itself, so its figures are higher. A permit is extra if the skip stands on a
          road.
        </p>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {PRICE_SIZES.map((size) => (
          <li key={size} className="card grid gap-3 p-5">
            <svg aria-hidden="true" viewBox="0 0 170 84" className="h-24 w-full">
              <path d="M4 80h162" stroke="#1d1d1b" strokeWidth="2" strokeLinecap="round" />
              <SkipShape
                x={85}
                ground={80}
                length={TYPICAL_METRES[size].length * METRE}
                height={TYPICAL_METRES[size].height * METRE}
              />
            </svg>
            <h3 className="text-lg font-bold">
              {PRICE_GUIDE[size].label}{" "}
              <span className="font-normal text-muted">{PRICE_GUIDE[size].yards}</span>
            </h3>
            <p>
              <span className="block text-muted">about</span>{" "}
              <span className="display text-3xl">{formatGuidePrice(PRICE_GUIDE[size])}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
