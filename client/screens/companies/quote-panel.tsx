import { lazy, useState } from "react";
import { useNavigate } from "react-router";
import type { QuoteSelection } from "#client/components/company/use-quote-selection.ts";
import { button } from "#client/components/ui/button.ts";
import { LazyPart } from "#client/components/ui/lazy-part.tsx";
import { useFocusAfter } from "#client/components/use-focus-after.ts";
import type { AcceptedQuote } from "#contract/quotes.ts";
import { QuoteSent, type SentQuote } from "./quote-sent.tsx";
import { SelectedCompanies } from "./selected-companies.tsx";

// Those who only look round never need the form and its checks.
const DirectoryQuoteForm = lazy(() => import("./directory-quote-form.tsx"));

/** The selection and what is done with it: closed, the form, then the success dialog. */
export function QuotePanel({ selection, location }: { selection: QuoteSelection; location: string }) {
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState<SentQuote | null>(null);
  const opener = useFocusAfter<HTMLButtonElement>(open);
  const navigate = useNavigate();
  const finish = (accepted: AcceptedQuote) => {
    setSent({ accepted, companies: selection.chosen });
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
          disabled={selection.chosen.length === 0 || open}
          onClick={() => setOpen(true)}
          className={`${button()} max-sm:px-3`}
        >
          Request Quotes ({selection.chosen.length})
        </button>
      </SelectedCompanies>
      {open && (
        <LazyPart waiting={<div className="placeholder late h-96" />}>
          <DirectoryQuoteForm
            selection={selection}
            location={location}
            onCancel={() => setOpen(false)}
            onSent={finish}
          />
        </LazyPart>
      )}
      {sent && <QuoteSent sent={sent} onClose={close} onSendAnother={sendAnother} />}
    </>
  );
}
