import {
  comparableWords,
  offerParts,
  unsaidSentences,
  vatWords,
} from "#client/components/answers/offer-words.ts";
import { Badge } from "#client/components/ui/badge.tsx";
import type { Offer } from "#contract/answers/answers.ts";
import type { OfferMarks } from "./sort-offers.ts";

const MARKS = { lowest: "Lowest total", "lowest-complete": "Lowest complete total" } as const;

/** The total for what was asked, and the parts that make it up. */
export function OfferTotal({ offer, mark }: { offer: Offer; mark: OfferMarks["total"] }) {
  const vat = vatWords(offer);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="display text-3xl leading-tight print:text-base">{comparableWords(offer)}</span>
        {mark && <Badge tone="go">{MARKS[mark]}</Badge>}
      </p>
      {unsaidSentences(offer).map((sentence) => (
        <p key={sentence} className="text-sm font-semibold print:text-xs">
          {sentence}
        </p>
      ))}
      <ul className="mt-1.5 text-sm print:mt-0 print:text-xs">
        {offerParts(offer).map(({ label, amount }, position) => (
          // Two extras can have the same name.
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an offer never change
          <li key={position} className="flex justify-between gap-3">
            <span className="min-w-0 text-ink-soft wrap-anywhere">{label}</span>
            <span className="tabular-nums">{amount}</span>
          </li>
        ))}
      </ul>
      {vat && <p className="text-sm text-ink-soft print:text-xs">{vat}</p>}
    </>
  );
}
