import { type FocusEvent, type KeyboardEvent, useState } from "react";
import { WASTES } from "#contract/job/job.ts";
import { chipClass } from "../ui/field-class.ts";
import { Tick } from "../ui/tick.tsx";

function wasteSummary(chosen: readonly string[]): string {
  const [first, ...others] = WASTES.filter(({ value }) => chosen.includes(value));
  if (!first) return "Not said";
  return others.length > 0 ? `${others.length + 1} kinds` : first.label;
}

export function WasteField({ waste = "" }: { waste: string | undefined }) {
  const wastes = useWastes(waste);
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
  };
  const closeOnEscape = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== "Escape" || !event.currentTarget.open) return;
    event.currentTarget.open = false;
    event.currentTarget.querySelector("summary")?.focus();
  };
  return (
    <details className="waste-field relative min-w-0" onBlur={closeOnLeave} onKeyDown={closeOnEscape}>
      <summary className="list-none [&::-webkit-details-marker]:hidden">
        <span className="mb-1.5 block text-sm font-semibold">Waste</span>{" "}
        <span className={`${chipClass} select-arrow truncate pt-2.5`}>{wasteSummary(wastes.chosen)}</span>
      </summary>{" "}
      <WasteBoxes
        {...wastes}
        // On phones the panel opens upwards, so that it does not cover the button below the field.
        className="absolute right-0 z-20 mt-1 max-h-80 max-sm:bottom-12 w-64 overflow-y-auto rounded-control border-2 border-ink bg-white p-2 shadow-raised"
      />
    </details>
  );
}

/** Updates the previous state, because several boxes that were ticked before hydration can report at once. */
function useWastes(waste: string) {
  const [chosen, setChosen] = useState(() => waste.split(",").filter(Boolean));
  const choose = (value: string, isTicked: boolean) =>
    setChosen((before) => {
      const others = before.filter((other) => other !== value);
      return isTicked ? [...others, value] : others;
    });
  return { chosen, choose };
}

const WasteBoxes = ({ chosen, choose, className }: ReturnType<typeof useWastes> & { className: string }) => (
  <fieldset
    // Takes the focus on a click between the checkboxes. If nothing took the focus, the click would close the panel.
    tabIndex={-1}
    aria-label="Waste"
    className={`grid outline-none ${className}`}
  >
    {WASTES.map(({ value, label }) => (
      <label key={value} className="flex min-h-9 items-center gap-2.5 rounded-control px-2 hover:bg-paper">
        <Tick
          name="waste"
          value={value}
          checked={chosen.includes(value)}
          onTick={(isTicked) => choose(value, isTicked)}
          className="size-5 shrink-0 accent-ink"
        />
        {label}
      </label>
    ))}{" "}
    <a href="/what-goes-in" className="link px-2 py-1 text-sm">
      What goes in?
    </a>
  </fieldset>
);

export const OpenWastes = ({ waste = "" }: { waste: string | undefined }) => (
  <WasteBoxes {...useWastes(waste)} className="grid-cols-2 gap-x-3 sm:grid-cols-3 lg:grid-cols-4" />
);
