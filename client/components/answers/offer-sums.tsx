import type { Offer } from "#contract/answers/answers.ts";
import { offerParts, unsaidSentences, vatWords } from "./offer-words.ts";

export function OfferSums({ offer }: { offer: Offer }) {
  const vat = vatWords(offer);
  return (
    <>
      {unsaidSentences(offer).map((sentence) => (
        <p key={sentence} className="text-sm font-semibold print:text-xs">
          {sentence}
        </p>
      ))}
      <ul className="mt-1.5 text-sm print:mt-0 print:text-xs">
        {offerParts(offer).map(({ label, amount }, position) => (
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
