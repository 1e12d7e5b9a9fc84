import { OfferSums } from "#client/components/answers/offer-sums.tsx";
import { comparableWords } from "#client/components/answers/offer-words.ts";
import { Badge } from "#client/components/ui/badge.tsx";
import type { Offer } from "#contract/answers/answers.ts";
import type { OfferMarks } from "./sort-offers.ts";

const MARKS = { lowest: "Lowest total", "lowest-complete": "Lowest complete total" } as const;

/** The total of the requested job, and its parts. */
export function OfferTotal({ offer, mark }: { offer: Offer; mark: OfferMarks["total"] }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="display min-w-0 text-3xl leading-tight wrap-anywhere print:text-base">
          {comparableWords(offer)}
        </span>{" "}
        {mark && <Badge tone="go">{MARKS[mark]}</Badge>}
      </p>
      <OfferSums offer={offer} />
    </>
  );
}
