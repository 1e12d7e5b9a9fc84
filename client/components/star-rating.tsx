import type { CSSProperties } from "react";
import { formatCount, formatRating } from "./company/format.ts";

/** In units of the drawing (styles/stars.svg): all of it, from star to star, a star's left edge, and its width. */
const [WHOLE, STEP, EDGE, STAR] = [104, 21, 1.6, 16.8];

/** Five stars filled to the tenth; the score itself stands beside them for everyone. */
export function Stars({ rating }: { rating: number }) {
  const full = Math.floor(rating);
  const filled = full * STEP + EDGE + (rating - full) * STAR;
  const style = { "--filled": `${((100 * filled) / WHOLE).toFixed(1)}%` } as CSSProperties;
  return <span aria-hidden="true" className="stars" style={style} />;
}

export interface RatingProps {
  rating: string | null;
  reviewCount: number;
  className?: string;
}

/** Stars, score and number of reviews; "no reviews" without a score or with none. */
export function StarRating({ rating, reviewCount, className = "" }: RatingProps) {
  const score = formatRating(rating);
  if (score === null || reviewCount === 0) return <p className={`text-muted ${className}`}>no reviews</p>;
  return (
    <p className={`flex flex-wrap items-center gap-x-2 ${className}`}>
      <Stars rating={Number(rating)} />
      <span className="font-bold">
        <span className="sr-only">Rated </span>
        {score}
        <span className="sr-only"> out of 5 from</span>
      </span>{" "}
      <span className="text-muted">
        {`(${formatCount(reviewCount)} ${reviewCount === 1 ? "review" : "reviews"})`}
      </span>
    </p>
  );
}
