import { useState } from "react";
import { useNavigate } from "react-router";
import type { SelectableCompany } from "#client/components/company/selection/chosen-companies.ts";
import { CHOSEN_ID, type QuoteSelection } from "#client/components/company/selection/use-quote-selection.ts";
import { describeSending, waitingTitle } from "#client/components/form/describe-sending.ts";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { onDemand } from "#client/components/ui/lazy-boundary.tsx";
import { useOnChange } from "#client/components/use-on-change.ts";
import type { AcceptedQuote } from "#contract/quotes.ts";

interface SentQuote {
  accepted: AcceptedQuote;
  companies: readonly SelectableCompany[];
}

interface QuoteSentDialogProps {
  sent: SentQuote;
  onClose: () => void;
  onSendAnother: () => void;
}

function contactWords({ testMode, awaitingConfirmation }: AcceptedQuote): string {
  if (testMode) return "In normal use they";
  return awaitingConfirmation ? "Once you have confirmed it, they" : "They";
}

function QuoteSentDialog({ sent: { accepted, companies }, onClose, onSendAnother }: QuoteSentDialogProps) {
  return (
    <Dialog title={waitingTitle(accepted) ?? "Quote Request Sent Successfully!"} onClose={onClose}>
      <div className="grid gap-4">
        <p>{describeSending(accepted)}</p>
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

// Loaded on demand: the form and its validation are large, and few visitors use them.
const DirectoryQuoteSection = onDemand(
  () => import("./directory-quote-section.tsx"),
  <div className="skeleton delayed h-96" />,
);

interface QuotePanelProps {
  selection: QuoteSelection;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

export default function QuotePanel({ selection, isOpen, setOpen }: QuotePanelProps) {
  const [sent, setSent] = useState<SentQuote | null>(null);
  // The bar of chosen companies, whose button opened the form, is shown again.
  useOnChange(isOpen, () => isOpen || document.getElementById(CHOSEN_ID)?.focus({ preventScroll: true }));
  const navigate = useNavigate();
  const handleSent = (accepted: AcceptedQuote) => {
    setSent({ accepted, companies: selection.selected });
    selection.clear();
    setOpen(false);
  };
  const handleSendAnother = () => {
    setSent(null);
    setOpen(true);
  };
  return (
    <>
      {isOpen && (
        <DirectoryQuoteSection selection={selection} onCancel={() => setOpen(false)} onSent={handleSent} />
      )}
      {sent && (
        <QuoteSentDialog sent={sent} onClose={() => navigate("/")} onSendAnother={handleSendAnother} />
      )}
    </>
  );
}
