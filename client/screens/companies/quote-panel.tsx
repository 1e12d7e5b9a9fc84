import { useState } from "react";
import { useNavigate } from "react-router";
import type { QuoteSelection } from "#client/components/company/selection/use-quote-selection.ts";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { LazyBoundary, lazyPart } from "#client/components/ui/lazy-boundary.tsx";
import { useFocusOnClose } from "#client/components/use-focus-on-close.ts";
import type { AcceptedQuote } from "#contract/quotes.ts";
import { QuoteSentDialog, type SentQuote } from "./quote-sent-dialog.tsx";
import { SelectedCompanies } from "./selected-companies.tsx";

// Loaded on demand: the form and its validation are large, and few visitors use them.
const DirectoryQuoteSection = lazyPart(() => import("./directory-quote-section.tsx"));

/** The selected companies. The quote form is below them if the visitor opens it. A dialog opens after the request is sent. */
export default function QuotePanel({ selection }: { selection: QuoteSelection }) {
  const [isOpen, setOpen] = useState(false);
  const [sent, setSent] = useState<SentQuote | null>(null);
  const opener = useFocusOnClose<HTMLButtonElement>(isOpen);
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
      <SelectedCompanies selection={selection} isPinned={!isOpen}>
        <button
          ref={opener}
          type="button"
          disabled={selection.selected.length === 0 || isOpen}
          onClick={() => setOpen(true)}
          className={`${buttonClass("go")} max-sm:px-3`}
        >
          Request Quotes ({selection.selected.length})
        </button>
      </SelectedCompanies>
      {isOpen && (
        <LazyBoundary fallback={<div className="skeleton delayed h-96" />}>
          <DirectoryQuoteSection selection={selection} onCancel={() => setOpen(false)} onSent={handleSent} />
        </LazyBoundary>
      )}
      {sent && (
        <QuoteSentDialog sent={sent} onClose={() => navigate("/")} onSendAnother={handleSendAnother} />
      )}
    </>
  );
}
