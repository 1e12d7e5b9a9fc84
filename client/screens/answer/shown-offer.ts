import type { Offer, RequestToAnswer } from "#contract/answers/answers.ts";
import type { OfferTerms } from "#contract/answers/offer.ts";
import type { OfferFields, ParsedOfferForm } from "#contract/answers/offer-form.ts";
import { comparableTotal, offerTotal, offerVat } from "#contract/answers/offer-total.ts";

/** An offer as the customer will see it. The server computes its sums with the same functions. */
export const shownOffer = (
  terms: OfferTerms,
  { job, weeks }: RequestToAnswer["request"],
  { version, answeredAt }: Pick<Offer, "version" | "answeredAt">,
): Offer => ({
  ...terms,
  version,
  answeredAt,
  total: offerTotal(terms),
  vatAdded: offerVat(terms),
  comparable: comparableTotal(terms, { stands: job?.stands, weeks }),
});

/** The offer in the form; null without a price for the hire. Until the VAT question is answered, no VAT is added. */
export function draftOffer({ body }: ParsedOfferForm, request: RequestToAnswer["request"]): Offer | null {
  if (!body.lines.some(({ kind, price }) => kind === "hire" && Number(price) > 0)) return null;
  return shownOffer({ ...body, vat: body.vat ?? "included" }, request, { version: 0, answeredAt: "" });
}

/** The values of a form. Unticked checkboxes are absent. */
export const fieldsOf = (form: HTMLFormElement): OfferFields =>
  Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
