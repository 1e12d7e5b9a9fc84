import { type ReactNode, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { SelectableCompany } from "#client/components/company/selection/chosen-companies.ts";
import type { QuoteSelection } from "#client/components/company/selection/use-quote-selection.ts";
import { describeSending, waitingTitle } from "#client/components/form/describe-sending.ts";
import { Icon } from "#client/components/icon.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { onDemand } from "#client/components/ui/lazy-boundary.tsx";
import { useOnChange } from "#client/components/use-on-change.ts";
import { MAX_COMPANIES_PER_QUOTE } from "#contract/limits.ts";
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

export default function QuotePanel({ selection }: { selection: QuoteSelection }) {
  const [isOpen, setOpen] = useState(false);
  const [sent, setSent] = useState<SentQuote | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useOnChange(isOpen, () => isOpen || opener.current?.focus());
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
        <DirectoryQuoteSection selection={selection} onCancel={() => setOpen(false)} onSent={handleSent} />
      )}
      {sent && (
        <QuoteSentDialog sent={sent} onClose={() => navigate("/")} onSendAnother={handleSendAnother} />
      )}
    </>
  );
}

interface SelectedCompaniesProps {
  selection: QuoteSelection;
  isPinned: boolean;
  children: ReactNode;
}

function SelectedCompanies({ selection, isPinned, children }: SelectedCompaniesProps) {
  const { selected, toggle, clear } = selection;
  const heading = useRef<HTMLHeadingElement>(null);
  // Without a selected company the bar takes no space. It is fixed, so that the cards do not move when it appears.
  const isHidden = isPinned && selected.length === 0;
  const place = isHidden ? "sr-only" : isPinned ? "fixed inset-x-0 bottom-0" : "rounded-card";
  return (
    <section
      aria-labelledby="selected"
      data-pinned={(isPinned && !isHidden) || undefined}
      className={`needs-script z-20 grid min-w-0 grid-cols-1 gap-3 border border-transparent bg-ink px-4 py-3 text-white shadow-raised sm:px-5 ${place}`}
    >
      <div className="flex flex-wrap items-center gap-2 sm:gap-3">
        <div role="status" className="mr-auto">
          <h2 ref={heading} id="selected" tabIndex={-1} className="font-bold outline-none sm:text-lg">
            {selected.length} of {MAX_COMPANIES_PER_QUOTE} <span className="max-sm:sr-only">companies</span>{" "}
            selected
          </h2>
        </div>
        <div hidden={isHidden} className={isHidden ? undefined : "flex flex-wrap gap-2 sm:gap-3"}>
          <button
            type="button"
            onClick={() => {
              clear();
              heading.current?.focus();
            }}
            aria-disabled={selected.length === 0}
            className={`${buttonClass("dark")} border-2 border-white/60 max-sm:px-3`}
          >
            Clear All
          </button>{" "}
          {children}
        </div>
      </div>
      {selected.length > 0 && (
        <ul
          aria-label="Selected companies"
          className="relative -mx-1 flex min-w-0 gap-2 overflow-x-auto p-1 max-sm:hidden"
        >
          {selected.map((company) => (
            <li key={company.id} className="min-w-36">
              <button
                type="button"
                onClick={() => {
                  toggle(company);
                  heading.current?.focus();
                }}
                className="flex min-h-11 w-full max-w-64 items-center gap-2 rounded-control bg-white/15 px-3 font-semibold hover:bg-white/25"
              >
                <span className="truncate">{company.name}</span>
                <Icon name="close" size="size-4" />
                <span className="sr-only">Remove</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
