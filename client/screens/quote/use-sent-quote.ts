import { useEffect, useState } from "react";
import { useNavigationType } from "react-router";
import { formatCompanyCount } from "#client/components/company/format.ts";
import { quoteSentTitle } from "#client/components/form/describe-sending.ts";
import { deleteDraft, hasDraft, readDraft, saveDraft } from "#client/components/form/use-form-draft.ts";
import { prefillKey } from "#client/components/quote/job-in-form.ts";
import { useToast } from "#client/components/toasts/toasts.tsx";
import { useChangeParams, usePageParams } from "#client/navigation/use-page-params.ts";
import type { AcceptedQuote } from "#contract/quotes.ts";
import type { PostedQuote } from "./post-quote.ts";

const DRAFT = "quote-sent";

interface SentQuote {
  values: AcceptedQuote;
  /** The place and the job in the URL. */
  prefilledFrom: string;
}

/** The drafts of a request that was begun. Sending deletes them. */
const BEGUN_DRAFTS = ["quote", "quote-companies"] as const;

/**
 * The request that was sent last, until the customer begins another. Session storage keeps it, so that a reload does not look
 * as if nothing was sent. A URL with companies, another place or another job shows the form. What the customer begins there
 * ends the confirmation everywhere, because it would hide the begun request.
 */
export function useSentQuote(posted: PostedQuote | undefined) {
  const [accepted, setAccepted] = useState<AcceptedQuote | null>(null);
  const params = usePageParams();
  const changeParams = useChangeParams();
  const prefilledFrom = prefillKey(params);
  const isBack = useNavigationType() === "POP";
  const chosen = params.get("companies");
  useEffect(() => {
    const sent = posted ? null : readDraft<SentQuote>(DRAFT);
    // Back to the companies of a request that was sent after the customer had left the page is no new choice.
    const isSent = chosen === null || (isBack && chosen === idsOf(sent?.values));
    if (BEGUN_DRAFTS.some(hasDraft)) deleteDraft(DRAFT);
    else if (isSent && sent?.prefilledFrom === prefilledFrom) setAccepted(sent.values);
  }, [posted, isBack, chosen, prefilledFrom]);
  const showToast = useToast();
  const showSent = (accepted: AcceptedQuote) => {
    showToast({ title: quoteSentTitle(accepted), description: descriptionOf(accepted) });
    // The form deletes them too, but not after the customer has left it.
    for (const begun of BEGUN_DRAFTS) deleteDraft(begun);
    saveDraft<SentQuote>(DRAFT, { values: accepted, prefilledFrom });
    setAccepted(accepted);
    // The companies in the URL were asked, so a reload must not select them again.
    if (chosen !== null) changeParams({ companies: undefined, from: undefined });
  };
  const beginAnother = () => {
    deleteDraft(DRAFT);
    setAccepted(null);
  };
  return { accepted, showSent, beginAnother };
}

const idsOf = (accepted: AcceptedQuote | undefined) => accepted?.companies.map(({ id }) => id).join(",");

function descriptionOf({ testMode, awaitingConfirmation, linkSent, companies }: AcceptedQuote): string {
  if (testMode) return "Your request was logged and no e-mails were sent.";
  if (awaitingConfirmation)
    return linkSent
      ? "Open the link that we have just sent to it."
      : "Open your receipt tomorrow: it then sends you the link that confirms your email address.";
  return `Your quote request has been sent to ${formatCompanyCount(companies.length)}. You should hear back within 24-48 hours.`;
}
