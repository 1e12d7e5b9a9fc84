import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { saveSelection } from "#client/components/company/saved-selection.ts";
import type { QuoteSelection } from "#client/components/company/use-quote-selection.ts";
import { Icon } from "#client/components/icon.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { Dialog } from "#client/components/ui/dialog.tsx";

interface RequestQuotesProps {
  selection: QuoteSelection;
  location: string;
  /** In km. */
  radius: number;
}

/** The floating button, and the dialog that lists the selected companies before the quote form opens. */
export function RequestQuotes({ selection, location, radius }: RequestQuotesProps) {
  const { selected } = selection;
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  if (selected.length === 0) {
    if (open) setOpen(false);
    return null;
  }
  const goToForm = () => {
    saveSelection({ companies: selected, location, radiusKm: radius });
    navigate("/quote?from=search");
  };
  return (
    <>
      <div className="pointer-events-none sticky bottom-0 z-20 flex justify-center p-4">
        <button
          type="button"
          onClick={() => setOpen(true)}
          className={`${buttonClass("primary", "large")} pointer-events-auto shadow-raised ring-2 ring-ink`}
        >
          Request Quotes ({selected.length})
        </button>
      </div>
      {open && (
        <Dialog title="Request Quotes" onClose={() => setOpen(false)}>
          <p className="text-ink-soft">
            Your request will go to {selected.length === 1 ? "this company" : "these companies"}, and to
            nobody else:
          </p>
          <RemovableCompanies selection={selection} />
          <p className="mb-5 text-ink-soft">
            They promise to contact you within <span className="whitespace-nowrap">24-48 hours</span>.
          </p>
          <div className="flex flex-wrap justify-end gap-3">
            <button type="button" onClick={() => setOpen(false)} className={buttonClass("quiet")}>
              Cancel
            </button>
            <button type="button" onClick={goToForm} className={buttonClass()}>
              Continue to Quote Form
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}

function RemovableCompanies({ selection: { selected, toggle } }: { selection: QuoteSelection }) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul ref={list} tabIndex={-1} className="my-4 grid gap-2 outline-none">
      {selected.map((company) => (
        <li
          key={company.id}
          className="flex items-center justify-between gap-3 rounded-control border border-line py-1 pr-1 pl-4"
        >
          <span className="leading-snug font-semibold wrap-anywhere">{company.name}</span>
          <button
            type="button"
            onClick={() => {
              toggle(company);
              list.current?.focus();
            }}
            className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-paper"
          >
            <Icon name="close" size="size-4.5" />
            <span className="sr-only">Remove {company.name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
