import { useEffect, useRef, useState } from "react";
import { comparableWords } from "#client/components/answers/offer-words.ts";
import { ErrorSummary, SUMMARY_ID } from "#client/components/form/error-summary.tsx";
import { SubmitButton } from "#client/components/form/fields.tsx";
import { handOverTyped } from "#client/components/form/keep-until-script.ts";
import { useAnnouncement } from "#client/components/live-region.tsx";
import { useSettledValue } from "#client/components/use-settled-value.ts";
import { isNewPage } from "#client/keep-typed.ts";
import type { Offer, RequestToAnswer } from "#contract/answers/answers.ts";
import type { OfferTerms } from "#contract/answers/offer.ts";
import { type OfferFields, offerFields, parseOfferForm } from "#contract/answers/offer-form.ts";
import { readOfferDraft, saveOfferDraft } from "./offer-draft.ts";
import { OfferFieldset } from "./offer-fieldset.tsx";
import { OfferSummary } from "./offer-summary.tsx";
import type { AnswerFormProps, PostedAnswer } from "./post-answer.ts";
import { draftOffer, fieldsOf } from "./shown-offer.ts";

const SOURCES: Record<NonNullable<RequestToAnswer["prefilledFrom"]>, string> = {
  "this-request": "Filled in from your last answer to this request.",
  "other-request": "Filled in from your last answer for this size. Please check it.",
  listing: "Filled in from your listing. Please check it.",
};

/** On narrow screens of sufficient height, the button stays visible below the fields as soon as there is a total beside it. */
export function OfferForm({ asked, token, formKey, posted }: AnswerFormProps) {
  const { start, fields, form, follow } = useFields(asked, posted);
  const failure = posted?.intent === "offer" ? posted : undefined;
  const { request, prefilledFrom } = asked;
  const path = `/answer/${encodeURIComponent(token)}`;
  // Without script, the total can't follow the fields, so it is shown only if the company requested a preview.
  const known = fields ?? (posted?.intent === "preview" ? posted.values : null);
  const offer = known && draftOffer(parseOfferForm(known), request);
  return (
    <form
      ref={form}
      method="post"
      action={`${path}#${SUMMARY_ID}`}
      noValidate
      onInput={follow}
      aria-labelledby="price"
      className="group/offer grid gap-x-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start"
    >
      <div className="card grid gap-5 rounded-b-none p-4 sm:p-6 lg:rounded-b-card">
        {failure && <ErrorSummary failure={failure} />}
        <div>
          <h2 id="price" className="display text-xl sm:text-2xl">
            Your price
          </h2>
          {prefilledFrom && !posted && (
            <p className="text-sm font-semibold text-ink-soft">{SOURCES[prefilledFrom]}</p>
          )}
        </div>
        <input type="hidden" name="key" value={formKey} />
        <OfferFieldset
          key={start.generation}
          request={request}
          start={start.values}
          fields={fields}
          errors={failure?.errors ?? {}}
        />
      </div>
      {/* On narrow screens, `SendBar` sticks to the bottom of the form. This element must therefore create no box. */}
      <div className="contents lg:sticky lg:top-6 lg:block">
        <OfferPreview path={path} offer={offer} request={request} isVatSaid={known?.vat !== undefined} />
        <SendBar offer={fields && offer} />
      </div>
    </form>
  );
}

function SendBar({ offer }: { offer: Offer | null }) {
  const total = offer && comparableWords(offer);
  // Waits for one second without a change, so that screen readers do not announce every typed digit.
  const settled = useSettledValue(total ?? "", 1_000);
  useAnnouncement(settled ? `The customer sees ${settled}` : undefined);
  return (
    <div
      className={`bottom-0 z-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-b-card border-2 border-ink bg-white px-4 py-2 lg:border lg:border-t-0 lg:border-line lg:p-5 lg:pt-0 ${total ? "[@media(height>=32rem)_and_(width<64rem)]:sticky" : ""}`}
    >
      {/* Hidden from screen readers, because the preview above already contains this text. */}
      <p aria-hidden="true" className="leading-tight lg:hidden">
        {total && (
          <>
            <span className="block text-sm text-muted">The customer sees</span>{" "}
            <strong className="text-lg tabular-nums">{total}</strong>
          </>
        )}
      </p>
      <SubmitButton variant="go" className="lg:w-full">
        Send this price
      </SubmitButton>
    </div>
  );
}

const PREVIEW_ID = "preview";

interface OfferPreviewProps {
  path: string;
  /** Without script, null until the company asks for a preview. */
  offer: Offer | null;
  request: RequestToAnswer["request"];
  isVatSaid: boolean;
}

function OfferPreview({ path, offer, request, isVatSaid }: OfferPreviewProps) {
  return (
    <section
      aria-labelledby={PREVIEW_ID}
      className="grid gap-2 border-x border-line bg-paper px-4 py-4 sm:px-6 lg:rounded-t-card lg:border lg:border-b-0 lg:bg-white lg:px-5"
    >
      <h2 id={PREVIEW_ID} className="text-lg font-bold">
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
        <SubmitButton
          intent="preview"
          formAction={`${path}#${PREVIEW_ID}`}
          variant="quiet"
          size="small"
          className="justify-self-start"
        >
          Add it up
        </SubmitButton>
      </noscript>
    </section>
  );
}

/** The fields are uncontrolled, so that text typed before hydration is kept. */
function useFields(asked: RequestToAnswer, posted: PostedAnswer | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const [start, setStart] = useState(() => ({
    values: posted?.values ?? offerFields(asked.prefill as Partial<OfferTerms>),
    // A new number makes React create the fields again with the new initial values.
    generation: 0,
  }));
  const [fields, setFields] = useState<OfferFields | null>(null);
  useEffect(() => {
    // A refused form comes back with what was typed last. After a reload, the draft may be newer.
    const draft = posted && isNewPage() ? null : readOfferDraft(asked);
    if (draft) setStart({ values: draft, generation: 1 });
    handOverTyped();
  }, [asked, posted]);
  useEffect(() => {
    // Reads the form itself, because the browser may have restored values that differ from the rendered values.
    if (form.current && start) setFields(fieldsOf(form.current));
  }, [start]);
  const follow = () => {
    if (!form.current) return;
    const typed = fieldsOf(form.current);
    setFields(typed);
    saveOfferDraft(asked, typed);
  };
  return { start, fields, form, follow };
}
