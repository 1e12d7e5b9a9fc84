import type { FormEvent, ReactNode } from "react";
import { useNavigate } from "react-router";
import { areaParams, compareUrl, type SearchedArea } from "#client/urls/company-url.ts";
import { MIN_COMPARED } from "#contract/limits.ts";
import { buttonClass } from "../../ui/button-class.ts";
import type { SelectableCompany } from "./selectable-company.ts";

interface CompareFormProps {
  area: SearchedArea;
  selected: readonly SelectableCompany[];
  /** Cards with checkboxes named `ids`. */
  children: ReactNode;
}

/** A list whose ticked companies can be compared without script. With script, the bar at the bottom opens the comparison. */
export function CompareForm({ area, selected, children }: CompareFormProps) {
  const navigate = useNavigate();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (selected.length >= MIN_COMPARED) navigate(compareUrl(selected, area));
  };
  return (
    <form action="/compare" onSubmit={handleSubmit} className="grid grid-cols-1 gap-3">
      {Object.entries(areaParams(area)).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
      <noscript>
        <p className="card flex flex-wrap items-center justify-between gap-3 p-4">
          Tick 2 to 5 companies to see them side by side.
          <button type="submit" className={buttonClass()}>
            Compare
          </button>
        </p>
      </noscript>
    </form>
  );
}
