import { OfferSums, SaidFacts } from "#client/components/answers/offer-sums.tsx";
import { askedWords, comparableWords, laterCharges } from "#client/components/answers/offer-words.ts";
import { formatDays } from "#client/components/company/format.ts";
import { shortDay } from "#client/components/job/earliest-day.ts";
import type { Offer, RequestToAnswer } from "#contract/answers/answers.ts";
import { OFFER_LABELS } from "#contract/answers/offer.ts";
import type { PermitQuestion } from "#contract/job/permits.ts";

export interface OfferSummaryProps {
  offer: Offer;
  request: RequestToAnswer["request"];
}

export function OfferSummary({ offer, request: { job, weeks, permitNotice } }: OfferSummaryProps) {
  const asked = askedWords(job, weeks);
  return (
    <div className="grid gap-2">
      <p className="leading-snug">
        <strong className="display text-3xl">{comparableWords(offer)}</strong>
        {asked && ` for ${asked}`}
      </p>
      <div>
        <OfferSums offer={offer} job={job} isOwn />
      </div>
      <div className="border-t border-line pt-2">
        <SaidFacts facts={saidFacts(offer, job, permitNotice)} />
      </div>
      {offer.note && (
        <blockquote className="border-l-4 border-line pl-3 text-sm whitespace-pre-line wrap-anywhere">
          {offer.note}
        </blockquote>
      )}
    </div>
  );
}

function saidFacts(offer: Offer, job: RequestToAnswer["request"]["job"], permitNotice: PermitQuestion) {
  const { hireDays, earliestDate, validUntil } = offer;
  return [
    { label: OFFER_LABELS.hireDays, text: hireDays ? formatDays(hireDays) : null },
    ...laterCharges(offer, job ?? {}),
    {
      label: OFFER_LABELS.earliestDate,
      text: earliestDate && shortDay(earliestDate),
      note: permitNotice && earliestDate && earliestDate < permitNotice.firstDay && (
        <span className="justify-self-start font-semibold text-stop">{permitNotice.text}</span>
      ),
    },
    { label: OFFER_LABELS.validUntil, text: validUntil && shortDay(validUntil) },
  ];
}
