import type { CSSProperties } from "react";
import { countOf } from "#contract/text/spelling.ts";
import { formatRating } from "./company/format.ts";

/** Lengths in styles/stars.svg, in SVG units. */
const IMAGE_WIDTH = 104;
const STAR_SPACING = 21;
const FIRST_STAR_LEFT = 1.6;
const STAR_WIDTH = 16.8;

/** Hidden from screen readers, because the score follows as text. */
export function Stars({ rating }: { rating: number }) {
  const full = Math.floor(rating);
  const filled = full * STAR_SPACING + FIRST_STAR_LEFT + (rating - full) * STAR_WIDTH;
  const style = { "--filled": `${((100 * filled) / IMAGE_WIDTH).toFixed(1)}%` } as CSSProperties;
  return <span aria-hidden="true" className="stars" style={style} />;
}

interface RatingProps {
  rating: string | null;
  reviewCount: number;
  className?: string;
}

/** Uses no `<p>`, because some ratings are inside a checkbox's label. */
export function StarRating({ rating, reviewCount, className = "" }: RatingProps) {
  const score = formatRating(rating);
  if (score === null || reviewCount === 0)
    return <span className={`block text-muted ${className}`}>no reviews</span>;
  return (
    <span className={`flex flex-wrap items-center gap-x-2 ${className}`}>
      <Stars rating={Number(rating)} />
      <span className="font-bold">
        <span className="sr-only">Rated </span>
        {score} <span className="sr-only"> out of 5 from</span>
      </span>{" "}
      <span className="text-muted">{`(${countOf(reviewCount, "review")})`}</span>
    </span>
  );
}
