import type { SelectableCompany } from "#client/components/company/selection/selectable-company.ts";
import { describeSending, waitingTitle } from "#client/components/form/describe-sending.ts";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { Dialog } from "#client/components/ui/dialog.tsx";
import type { AcceptedQuote } from "#contract/quotes.ts";

export interface SentQuote {
  accepted: AcceptedQuote;
  companies: readonly SelectableCompany[];
}

const IN_TEST_MODE = "Test mode: your request was recorded and no emails were sent. It names:";

interface QuoteSentDialogProps {
  sent: SentQuote;
  onClose: () => void;
  onSendAnother: () => void;
}

/** The beginning of the sentence about when the companies get in touch. */
function contactWords({ testMode, awaitingConfirmation }: AcceptedQuote): string {
  if (testMode) return "In normal use they";
  return awaitingConfirmation ? "Once you have confirmed it, they" : "They";
}

export function QuoteSentDialog({
  sent: { accepted, companies },
  onClose,
  onSendAnother,
}: QuoteSentDialogProps) {
  return (
    <Dialog title={waitingTitle(accepted) ?? "Quote Request Sent Successfully!"} onClose={onClose}>
      <div className="grid gap-4">
        <p>{describeSending(accepted, IN_TEST_MODE)}</p>
        <ul className="grid gap-2">
          {companies.map(({ id, name }) => (
            <li key={id} className="rounded-control bg-paper px-4 py-2.5 font-semibold wrap-anywhere">
              {name}
            </li>
          ))}
        </ul>
        <p>{contactWords(accepted)} will contact you within 24-48 hours.</p>
        <p className="text-ink-soft">
          Your reference is <strong className="whitespace-nowrap text-ink">{accepted.reference}</strong>. Your
          request has a page of its own, where the companies' quotes appear.
        </p>
        <div className="flex flex-wrap gap-3">
          <a href={accepted.receiptUrl} className={`${buttonClass()} max-sm:w-full`}>
            See your request
          </a>
          <button type="button" onClick={onSendAnother} className={`${buttonClass("quiet")} max-sm:w-full`}>
            Send Another Quote
          </button>
          <button type="button" onClick={onClose} className={`${buttonClass("quiet")} max-sm:w-full`}>
            Close
          </button>
        </div>
      </div>
    </Dialog>
  );
}
