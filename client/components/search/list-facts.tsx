import { Fragment, type ReactNode } from "react";
import { KEEP_SCROLL } from "#client/navigation/use-scroll-restoration.ts";
import { changedParams } from "#client/urls/company-search.ts";
import { DEFAULT_WEEKS, JOB_SIZES } from "#contract/job/job.ts";
import type { AreaPrices } from "#contract/search/list-facts.ts";
import { formatPounds } from "#contract/text/pounds.ts";
import { formatPoundRange, formatWeeks } from "../company/format.ts";
import { Link } from "../link.tsx";

/** The sizes that most people hire, in cubic yards. */
const USUAL_SIZES: readonly number[] = [4, 6, 8, 12, 16];

export function SizeLinks({ params }: { params: URLSearchParams }) {
  const chosen = Number(params.get("size"));
  const sizes = JOB_SIZES.filter((size) => size === chosen || USUAL_SIZES.includes(size));
  return (
    <nav
      aria-label="Prices for another size"
      className="flex min-w-0 flex-wrap items-center gap-1 text-sm print:hidden"
    >
      <span className="mr-1 font-semibold whitespace-nowrap max-sm:sr-only">Prices for</span>{" "}
      {sizes.map((size) => {
        const isChosen = size === chosen;
        return (
          <Fragment key={size}>
            <Link
              to={changedParams(params, { size: isChosen ? undefined : size, page: undefined })}
              state={KEEP_SCROLL}
              rel="nofollow"
              aria-current={isChosen ? "true" : undefined}
              className={`grid min-h-10 min-w-8 sm:min-h-9 sm:min-w-9 place-items-center rounded-control border-2 font-semibold ${isChosen ? "border-ink bg-ink text-white" : "border-line bg-white text-ink hover:border-edge"}`}
            >
              {size}
              <span className="sr-only"> yards</span>
            </Link>{" "}
          </Fragment>
        );
      })}
      yd
    </nav>
  );
}

interface AreaLineProps {
  /** Stands at the line's end. */
  children: ReactNode;
  params: URLSearchParams;
  area: AreaPrices;
  place: string;
}

export function AreaLine({ params, area, place, children }: AreaLineProps) {
  const { size, companies, middle } = area;
  const weeks = formatWeeks(Number(params.get("weeks")) || DEFAULT_WEEKS);
  return (
    <p className="text-sm wrap-anywhere text-ink-soft max-sm:text-[0.8125rem] print:text-xs">
      Half of {companies} companies near {place} ask{" "}
      <span className="font-semibold text-ink">{formatPoundRange(area)}</span> with VAT for {size} yd
      <span className="max-sm:hidden">
        , {weeks}; the middle is {formatPounds(middle)}
      </span>
      {params.get("stands") === "road" && ", without any permit"}. {children}
    </p>
  );
}
