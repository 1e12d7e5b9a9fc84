import {
  askedWords,
  comparableWords,
  laterCharges,
  offerParts,
  type SaidFact,
  unsaidSentences,
  vatWords,
} from "#client/components/answers/offer-words.ts";
import { shortDay } from "#client/components/job/earliest-day.ts";
import type { Answering, Offer } from "#contract/answers/answers.ts";

interface OfferSummaryProps {
  offer: Offer;
  request: Answering["request"];
}

/** An offer in the words in which the customer reads it: the total, its parts, and what is not said. */
export function OfferSummary({ offer, request: { job, weeks } }: OfferSummaryProps) {
  const asked = askedWords(job, weeks);
  const vat = vatWords(offer);
  return (
    <div className="grid gap-2">
      <p className="leading-snug">
        <strong className="display text-3xl">{comparableWords(offer)}</strong>
        {asked && ` for ${asked}`}
      </p>
      <ul className="text-sm">
        {offerParts(offer).map(({ label, amount }, position) => (
          // Two extras can have the same name.
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no state
          <li key={position} className="flex justify-between gap-3">
            <span className="min-w-0 text-ink-soft wrap-anywhere">{label}</span>
            <span className="tabular-nums">{amount}</span>
          </li>
        ))}
      </ul>
      {vat && <p className="text-sm text-ink-soft">{vat}</p>}
      {unsaidSentences(offer).map((sentence) => (
        <p key={sentence} className="text-sm font-semibold">
          {sentence}
        </p>
      ))}
      <dl className="grid gap-0.5 border-t border-line pt-2 text-sm">
        {saidFacts(offer, job).map(({ label, text }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-3">
            <dt className="text-ink-soft">{label}</dt>
            <dd className={text === null ? "text-muted" : "font-semibold"}>{text ?? "not said"}</dd>
          </div>
        ))}
      </dl>
      {offer.note && (
        <blockquote className="border-l-4 border-line pl-3 text-sm whitespace-pre-line wrap-anywhere">
          {offer.note}
        </blockquote>
      )}
    </div>
  );
}

function saidFacts(offer: Offer, job: Answering["request"]["job"]): SaidFact[] {
  const { hireDays, earliestDate, validUntil } = offer;
  return [
    { label: "Hire included", text: hireDays && `${hireDays} ${hireDays === 1 ? "day" : "days"}` },
    ...laterCharges(offer, job?.stands),
    { label: "Earliest delivery", text: earliestDate && shortDay(earliestDate) },
    { label: "Price holds until", text: validUntil && shortDay(validUntil) },
  ].map(({ label, text }) => ({ label, text: text || null }));
}
