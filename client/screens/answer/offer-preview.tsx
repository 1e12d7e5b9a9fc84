import { buttonClass } from "#client/components/ui/button-class.ts";
import type { Offer, RequestToAnswer } from "#contract/answers/answers.ts";
import { OfferSummary } from "./offer-summary.tsx";

const HEADING_ID = "preview";

interface OfferPreviewProps {
  /** The page's path, to which the form is posted. */
  path: string;
  /** Null until the form has a price for the hire. Without script, null until the company asks for a preview. */
  offer: Offer | null;
  request: RequestToAnswer["request"];
  isVatSaid: boolean;
}

/**
 * A preview of the offer as the customer will see it, updated with each change. Without script, a button requests it from the
 * server.
 */
export function OfferPreview({ path, offer, request, isVatSaid }: OfferPreviewProps) {
  return (
    <section
      aria-labelledby={HEADING_ID}
      className="grid gap-2 border-x border-line bg-paper px-4 py-4 sm:px-6 lg:rounded-t-card lg:border lg:border-b-0 lg:bg-white lg:px-5"
    >
      <h2 id={HEADING_ID} className="text-lg font-bold">
        What the customer sees
      </h2>
      {offer ? (
        <>
          <OfferSummary offer={offer} request={request} />
          {!isVatSaid && (
            <p className="text-sm font-semibold text-stop">Say whether your prices include VAT.</p>
          )}
        </>
      ) : (
        <p className="text-sm text-ink-soft">
          The total and its parts, as soon as there is a price for the hire.
        </p>
      )}
      <noscript>
        <button
          type="submit"
          name="intent"
          value="preview"
          formAction={`${path}#${HEADING_ID}`}
          className={`${buttonClass("quiet", "small")} justify-self-start`}
        >
          Add it up
        </button>
      </noscript>
    </section>
  );
}
