import { SaidFacts } from "#client/components/answers/said-facts.tsx";
import { formatDays } from "#client/components/company/format.ts";
import { shortDay } from "#client/components/job/earliest-day.ts";
import { Badge } from "#client/components/ui/badge.tsx";
import type { Offer } from "#contract/answers/answers.ts";
import { hasPassed } from "./sort-offers.ts";

interface OfferDatesProps {
  offer: Offer;
  /** The customer's desired day, as YYYY-MM-DD. */
  wanted: string | null;
  isEarliest: boolean;
  isExpired: boolean;
}

export function OfferDates({ offer, wanted, isEarliest, isExpired }: OfferDatesProps) {
  const { earliestDate, validUntil, hireDays } = offer;
  const isLate = wanted !== null && earliestDate !== null && earliestDate > wanted;
  const isOver = earliestDate !== null && hasPassed(earliestDate);
  return (
    <SaidFacts
      facts={[
        {
          label: "Delivery from",
          text: earliestDate && (isOver ? "ask" : shortDay(earliestDate)),
          note: (isEarliest || isLate || isOver) && (
            <>
              {isEarliest && <Badge tone="go">Earliest date</Badge>}{" "}
              {isOver && <span className="text-ink-soft">They said {shortDay(earliestDate)}</span>}{" "}
              {isLate && <span className="text-ink-soft">You asked for {shortDay(wanted)}</span>}
            </>
          ),
        },
        {
          label: "Hire included",
          text: hireDays === null ? null : formatDays(hireDays),
        },
        {
          label: isExpired ? "Price ended on" : "Price valid until",
          text: validUntil && shortDay(validUntil),
          note: isExpired && <Badge tone="stop">Out of date: ask again</Badge>,
        },
      ]}
    />
  );
}
