import { lazy, useState } from "react";
import { useNavigate } from "react-router";
import type { QuoteSelection } from "#client/components/company/use-quote-selection.ts";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { LazyBoundary } from "#client/components/ui/lazy-boundary.tsx";
import { useFocusOnClose } from "#client/components/use-focus-on-close.ts";
import type { AcceptedQuote } from "#contract/quotes.ts";
import { QuoteSentDialog, type SentQuote } from "./quote-sent-dialog.tsx";
import { SelectedCompanies } from "./selected-companies.tsx";

// Those who only look round never need the form and its checks.
const DirectoryQuoteSection = lazy(() => import("./directory-quote-section.tsx"));

/** The selection and what is done with it: closed, the form, then the success dialog. */
export function QuotePanel({ selection, location }: { selection: QuoteSelection; location: string }) {
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState<SentQuote | null>(null);
  const opener = useFocusOnClose<HTMLButtonElement>(open);
  const navigate = useNavigate();
  const finish = (accepted: AcceptedQuote) => {
    setSent({ accepted, companies: selection.selected });
    setOpen(false);
  };
  const close = () => {
    selection.clear();
    navigate("/");
  };
  const sendAnother = () => {
    selection.clear();
    setSent(null);
    setOpen(true);
  };
  return (
    <>
      <SelectedCompanies selection={selection} pinned={!open}>
        <button
          ref={opener}
          type="button"
          disabled={selection.selected.length === 0 || open}
          onClick={() => setOpen(true)}
          className={`${buttonClass()} max-sm:px-3`}
        >
          Request Quotes ({selection.selected.length})
        </button>
      </SelectedCompanies>
      {open && (
        <LazyBoundary fallback={<div className="skeleton delayed h-96" />}>
          <DirectoryQuoteSection
            selection={selection}
            location={location}
            onCancel={() => setOpen(false)}
            onSent={finish}
          />
        </LazyBoundary>
      )}
      {sent && <QuoteSentDialog sent={sent} onClose={close} onSendAnother={sendAnother} />}
    </>
  );
}
