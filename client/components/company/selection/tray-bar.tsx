import { useState } from "react";
import { Link } from "#client/components/link.tsx";
import { compareUrl, type SearchedArea } from "#client/urls/company-url.ts";
import { MAX_COMPANIES_PER_QUOTE, MIN_COMPARED } from "#contract/limits.ts";
import { canBeQuoted } from "#contract/quotable.ts";
import { Icon } from "../../icon.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { onDemand } from "../../ui/lazy-boundary.tsx";
import { askedOnlineWords } from "./left-out-words.ts";
import { CHOSEN_ID, type QuoteSelection } from "./use-quote-selection.ts";

// Loaded on demand, because most visitors who select a company first look at more companies.
const RequestQuotes = onDemand(() => import("./request-quotes.tsx"));

export interface TrayBarProps {
  selection: QuoteSelection;
  area: SearchedArea;
  /** Opens the form of a page that only selects companies for quotes. Without it, a dialog leads to `/quote`. */
  onAsk?: (() => void) | undefined;
}

export default function TrayBar({ selection, area, onAsk }: TrayBarProps) {
  const { selected, clear } = selection;
  const [isOpen, setOpen] = useState(false);
  const quotable = selected.filter(canBeQuoted).length;
  const online = askedOnlineWords(selected);
  // Companies that can't be asked do not count towards the limit for quotes, so more than five companies can be chosen.
  const isOverfull = selected.length > MAX_COMPANIES_PER_QUOTE;
  if (quotable === 0 && isOpen) setOpen(false);
  const clearFromTray = () => {
    clear();
    // Moves the focus, because the pressed button disappears with the bar.
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  return (
    <>
      <section
        id={CHOSEN_ID}
        tabIndex={-1}
        aria-label="Chosen companies"
        data-tray
        className="needs-script sticky bottom-0 z-20 outline-none border-t border-transparent bg-ink text-white shadow-raised"
      >
        <div className="page flex flex-wrap items-center gap-x-1.5 gap-y-2 py-2.5 max-sm:text-sm sm:gap-x-3">
          <div className="mr-auto min-w-0 sm:flex-1">
            <p className="font-semibold sm:truncate">
              {selected.length}{" "}
              {!isOverfull && <span className="max-sm:sr-only">of {MAX_COMPANIES_PER_QUOTE} </span>}chosen
              {online && `, ${online}`}
              {/* The companies can be from lists of different places, so their names are shown. */}
              <span className="font-normal text-white/80 max-sm:hidden">
                {`: ${selected.map(({ name }) => name).join(", ")}`}
              </span>
            </p>{" "}
            {/* On phones the list has no such button. It reaches over the line above, so that it is easy to press. */}
            {!onAsk && (
              <button
                type="button"
                onClick={clearFromTray}
                className="link -mt-5 flex min-h-11 items-end sm:hidden"
              >
                Clear All
              </button>
            )}
          </div>
          <CompareLink selected={selected} area={area} />{" "}
          {quotable > 0 && (
            <button
              type="button"
              onClick={onAsk ?? (() => setOpen(true))}
              className={`${buttonClass("go")} border-2 border-white/60 max-sm:px-2.5`}
            >
              Request Quotes ({quotable})
            </button>
          )}
          <ClearButton onClick={clearFromTray} isWord={onAsk !== undefined} />
        </div>
      </section>
      {isOpen && <RequestQuotes selection={selection} area={area} onClose={() => setOpen(false)} />}
    </>
  );
}

interface ClearButtonProps {
  onClick: () => void;
  isWord: boolean;
}

function ClearButton({ onClick, isWord }: ClearButtonProps) {
  if (isWord)
    return (
      <button
        type="button"
        onClick={onClick}
        className={`${buttonClass("dark")} border-2 border-white/60 max-sm:px-2.5`}
      >
        Clear All
      </button>
    );
  return (
    <button
      type="button"
      onClick={onClick}
      className="grid size-11 place-items-center rounded-control hover:bg-white/15 max-sm:hidden"
    >
      <Icon name="close" />
      <span className="sr-only">Choose none</span>
    </button>
  );
}

function CompareLink({ selected, area }: Pick<QuoteSelection, "selected"> & { area: SearchedArea }) {
  if (selected.length > MAX_COMPANIES_PER_QUOTE)
    return <p className="text-sm text-white/80">Compare up to {MAX_COMPANIES_PER_QUOTE}</p>;
  if (selected.length < MIN_COMPARED)
    return <p className="text-sm text-white/80 max-sm:sr-only">Choose another to compare</p>;
  return (
    <Link
      to={compareUrl(selected, area)}
      rel="nofollow"
      className={`${buttonClass("dark")} border-2 border-white/60 max-sm:px-2.5`}
    >
      Compare
    </Link>
  );
}
