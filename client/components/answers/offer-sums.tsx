import type { ReactNode } from "react";
import type { Offer } from "#contract/answers/answers.ts";
import type { Job } from "#contract/job/job.ts";
import { offerParts, unsaidSentences, vatWords } from "./offer-words.ts";

interface OfferSumsProps {
  offer: Offer;
  job: Job | null;
  /** True if the company itself reads its price. */
  isOwn?: boolean;
}

export function OfferSums({ offer, job, isOwn = false }: OfferSumsProps) {
  const who = isOwn ? "you" : "they";
  const vat = vatWords(offer, who);
  return (
    <>
      {unsaidSentences(offer, who).map((sentence) => (
        <p key={sentence} className="text-sm font-semibold print:text-xs">
          {sentence}
        </p>
      ))}
      <ul className="mt-1.5 text-sm print:mt-0 print:text-xs">
        {offerParts(offer, job).map(({ label, amount }, position) => (
          // The key is the position, because two extras can have the same name.
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no state
          <li key={position} className="flex justify-between gap-3">
            <span className="min-w-0 text-ink-soft wrap-anywhere">{label}</span>{" "}
            <span className="tabular-nums">{amount}</span>
          </li>
        ))}
      </ul>
      {vat && <p className="text-sm text-ink-soft print:text-xs">{vat}</p>}
    </>
  );
}

interface SaidFactsProps {
  facts: readonly { label: string; text: string | null; note?: ReactNode }[];
}

export function SaidFacts({ facts }: SaidFactsProps) {
  return (
    <dl className="grid gap-1.5 text-sm print:gap-0 print:text-xs">
      {facts.map(({ label, text, note }) => (
        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-3">
          <dt className="min-w-0 text-ink-soft wrap-anywhere">{label}</dt>
          <dd
            className={`min-w-0 wrap-anywhere ${text === null ? "text-muted" : "font-semibold tabular-nums"}`}
          >
            {text ?? "not said"}
          </dd>
          {note && <dd className="grid w-full justify-items-end gap-1">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
