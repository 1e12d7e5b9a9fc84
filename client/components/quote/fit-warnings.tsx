import { useRef } from "react";
import type { QuoteSelection } from "../company/selection/use-quote-selection.ts";
import { useAnnouncement } from "../live-region.tsx";
import { buttonClass } from "../ui/button-class.ts";
import type { FitWarning } from "./use-fit-warnings.ts";

interface FitWarningsProps {
  warnings: readonly FitWarning[];
  selection: Pick<QuoteSelection, "selected" | "toggle">;
  /** True if the buttons submit the form without script: see `PlaceChoice`. */
  submits?: boolean;
}

/** The form can be sent in spite of the warnings. */
export function FitWarnings({ warnings, selection, submits = false }: FitWarningsProps) {
  const panel = useRef<HTMLDivElement>(null);
  const remove = (id: number) => {
    const company = selection.selected.find((one) => one.id === id);
    if (company) selection.toggle(company);
    panel.current?.focus();
  };
  useAnnouncement(
    warnings.map(({ name, problems }) => `${name}: ${problems.join(" ")}`).join(" ") || undefined,
  );
  return (
    <div ref={panel} tabIndex={-1} className="outline-none">
      {warnings.length > 0 && (
        <section aria-labelledby="fit-warnings" className="border-l-4 border-skip bg-skip-pale px-4 py-3">
          <h3 id="fit-warnings" className="font-bold">
            Check before you send
          </h3>
          <ul className="mt-1">
            {warnings.map(({ id, name, problems }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5">
                <p className="min-w-0">
                  <strong className="wrap-anywhere">{name}</strong>: {problems.join(" ")}
                </p>
                <button
                  type={submits ? "submit" : "button"}
                  {...(submits && { name: "intent", value: `remove-${id}` })}
                  onClick={(event) => {
                    event.preventDefault();
                    remove(id);
                  }}
                  className={buttonClass("quiet", "small")}
                >
                  Remove<span className="sr-only"> {name}</span>
                </button>
              </li>
            ))}
          </ul>
          <p className="text-sm text-muted">
            You can still ask them: what they say about themselves may be out of date.
          </p>
        </section>
      )}
    </div>
  );
}
