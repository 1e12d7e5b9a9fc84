import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router";
import { formatCompanyCount } from "#client/components/company/format.ts";
import { quoteSentTitle } from "#client/components/form/describe-sending.ts";
import { deleteDraft, readDraft, SENT_WORDS, saveDraft } from "#client/components/form/use-form-draft.ts";
import { useToast } from "#client/components/toasts/toasts.tsx";
import type { AcceptedQuote } from "#contract/quotes.ts";

/** A request that was sent after the customer had left the form, and the URL of the form. */
const SENT_LATE = "quote-sent";

interface SentLate {
  values: { formUrl: string; path: string };
}

/** The drafts of a request that was begun. Sending deletes them. */
const BEGUN_DRAFTS = ["quote", "quote-companies"] as const;

/**
 * Returns a function for after the request was sent. The request's page takes the place of the form in the history, so that
 * neither Back nor a reload shows an empty form, as if nothing was sent. A customer who has left the form is not led away, but
 * comes back to the request's page.
 */
export function useSentQuote() {
  const { pathname, search } = useLocation();
  const formUrl = pathname + search;
  const isBack = useNavigationType() === "POP";
  const showToast = useToast();
  useEffect(() => {
    const late = readDraft<SentLate>(SENT_LATE);
    if (!late) return;
    deleteDraft(SENT_LATE);
    if (isBack && late.values.formUrl === formUrl) location.replace(late.values.path);
  }, [isBack, formUrl]);
  return (accepted: AcceptedQuote, path: string) => {
    for (const begun of BEGUN_DRAFTS) deleteDraft(begun);
    const sent = { title: quoteSentTitle(accepted), description: descriptionOf(accepted) };
    if (location.pathname === pathname) {
      saveDraft(SENT_WORDS, { values: sent });
      location.replace(path);
      return;
    }
    showToast(sent);
    saveDraft<SentLate>(SENT_LATE, { values: { formUrl, path } });
  };
}

function descriptionOf({ testMode, awaitingConfirmation, linkSent, companies }: AcceptedQuote): string {
  if (testMode) return "Your request was logged and no e-mails were sent.";
  if (awaitingConfirmation)
    return linkSent
      ? "Open the link that we have just sent to it."
      : "Open your request tomorrow: it then sends you the link that confirms your email address.";
  return `Your quote request has been sent to ${formatCompanyCount(companies.length)}. You should hear back within 24-48 hours.`;
}
