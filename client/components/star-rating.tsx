import { formatRating } from "./company/format.ts";

const STAR = "M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z";

/** Five stars filled to the tenth; the score itself stands beside them for everyone. */
export function Stars({ rating }: { rating: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 104 20" className="h-[1.05em] w-auto shrink-0">
      {[0, 1, 2, 3, 4].map((position) => {
        const filled = Math.min(1, Math.max(0, rating - position));
        return (
          <g key={position} transform={`translate(${position * 21} 0)`}>
            <path d={STAR} fill="#dcd7cb" />
            {filled > 0 && (
              <path d={STAR} fill="#c98a00" style={{ clipPath: `inset(0 ${(1 - filled) * 100}% 0 0)` }} />
            )}
          </g>
        );
      })}
    </svg>
  );
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
        {score}
        <span className="sr-only"> out of 5</span>
      </span>
      <span className="text-muted">
        ({reviewCount.toLocaleString("en-GB")} {reviewCount === 1 ? "review" : "reviews"})
      </span>
    </p>
  );
}
