import { type FormEvent, useEffect, useRef, useState } from "react";
import type { FormFailure } from "#client/components/form/error-summary.tsx";
import { useIdempotencyKey } from "#client/components/form/use-idempotency-key.ts";
import { usePending } from "#client/components/form/use-pending.ts";
import type { Offer, RequestToAnswer } from "#contract/answers/answers.ts";
import type { OfferTerms } from "#contract/answers/offer.ts";
import { type OfferFields, offerFields, parseOfferForm } from "#contract/answers/offer-form.ts";
import { readOfferDraft, saveOfferDraft } from "./offer-draft.ts";
import type { AnswerFormProps, PostedAnswer } from "./post-answer.ts";
import { failureOf, isRefused, sendOffer } from "./send-answer.ts";
import { fieldsOf, shownOffer } from "./shown-offer.ts";

const toFailure = (posted: PostedAnswer | undefined): FormFailure | null =>
  posted && posted.intent !== "preview" ? posted : null;

/** The state of the price form. Its fields are uncontrolled, so that input from before hydration is kept. */
export function useOfferForm({ asked, token, posted, onSent, onRefused }: AnswerFormProps<Offer>) {
  const { start, fields, form, follow } = useFields(asked, posted);
  const [failure, setFailure] = useState<FormFailure | null>(() => toFailure(posted));
  const { isPending: isSending, run } = usePending();
  const keyFor = useIdempotencyKey();

  const send = async (typed: OfferFields) => {
    const { body, problems, fieldOf } = parseOfferForm(typed);
    if (Object.keys(problems).length > 0 || !body.vat) return setFailure({ errors: problems });
    const terms: OfferTerms = { ...body, vat: body.vat };
    try {
      const { version } = await sendOffer(token, terms, keyFor(terms));
      onSent(shownOffer(terms, asked.request, { version, answeredAt: new Date().toISOString() }));
    } catch (error) {
      setFailure(failureOf(error, fieldOf));
      if (isRefused(error)) onRefused();
    }
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = fieldsOf(event.currentTarget);
    void run(() => send(typed));
  };
  return { start, fields, form, follow, failure, isSending, handleSubmit };
}

function useFields(asked: RequestToAnswer, posted: PostedAnswer | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const [start, setStart] = useState(() => ({
    values: posted?.values ?? offerFields(asked.prefill as Partial<OfferTerms>),
    // A new number makes React create the fields again, with other initial values.
    generation: 0,
  }));
  const [fields, setFields] = useState<OfferFields | null>(null);
  const request = useRef(asked);
  request.current = asked;
  useEffect(() => {
    const draft = posted ? null : readOfferDraft(request.current);
    if (draft) setStart({ values: draft, generation: 1 });
  }, [posted]);
  useEffect(() => {
    // Reads the form, because the browser may have restored values that differ from the rendered ones.
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
