import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useChangeParams, usePageParams } from "#client/navigation/use-page-params.ts";
import { MAX_TOTAL_POUNDS } from "#contract/limits.ts";
import { FLAG_NAMES, hasNeeds } from "#contract/search/filters.ts";
import type { Facets } from "#contract/search/list-facts.ts";
import { Icon } from "../../icon.tsx";
import { formQuery } from "../../job/form-query.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { fieldClass } from "../../ui/field-class.ts";
import { useOnChange } from "../../use-on-change.ts";
import { HiddenParams } from "../hidden-fields.tsx";
import { deliveryOptions, FacetCheckbox, FacetGroup, RATINGS, serviceOptions } from "./facet-group.tsx";
import { flagLabel, SHOWN_FILTERS } from "./filters.ts";

/** The size and the waste are chosen elsewhere. */
const FIELDS: readonly string[] = SHOWN_FILTERS.filter((name) => name !== "size" && name !== "waste");

/** These inputs apply immediately, because a single press is a complete choice. */
const APPLIES_AT_ONCE = "[type=radio], [type=checkbox]";

interface FacetFormProps {
  facets: Facets | undefined;
  place: string | undefined;
  active: number;
  /** Undefined while the first result loads. */
  found: number | undefined;
  children: ReactNode;
}

/** Without script, the button is visible at any width and applies all filters. */
export function FacetForm({ facets, place, active, found, children }: FacetFormProps) {
  const params = usePageParams();
  const { pathname } = useLocation();
  const [counted, setCounted] = useState({ facets, place, latest: facets });
  // The filters do not change while new results load, because the filter with the focus could disappear.
  if (facets && facets !== counted.latest) {
    const isSamePlace = place === counted.place;
    setCounted({
      facets: isSamePlace ? withEmptyOptions(facets, counted.facets) : facets,
      place,
      latest: facets,
    });
  }
  const { form, apply } = useAppliedForm(params);
  const showCompanies = () => {
    const summary = closeFilters(form.current).firstElementChild as HTMLElement;
    // The pressed button is hidden now. Focus on the summary also scrolls to the companies below it.
    summary.focus();
  };
  const handleChange = ({ target }: FormEvent) => {
    if ((target as Element).matches(APPLIES_AT_ONCE)) apply();
  };
  return (
    <details className="open-desktop list-filters min-w-0 print:hidden">
      <summary className={`${buttonClass("quiet", "small")} min-h-11 w-full justify-between max-sm:px-2.5`}>
        Filters{active > 0 && ` (${active})`}
        <Icon name="down" size="size-4" className="max-sm:hidden" />
      </summary>{" "}
      <form
        ref={form}
        action={pathname}
        aria-label="Filters"
        onChange={handleChange}
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
        className="grid gap-x-6 gap-y-5 max-lg:pt-3 sm:max-lg:grid-cols-2"
      >
        <HiddenParams params={params} except={FIELDS} />
        {children}
        <FacetFields params={params} facets={counted.facets} place={counted.place} />
        <button type="submit" onClick={showCompanies} className={`${buttonClass()} show-companies`}>
          Show companies{found !== undefined && <span> ({found})</span>}
        </button>
      </form>
    </details>
  );
}

/** A service that no company of the new result offers gets the count 0, so that all options keep their positions. */
function withEmptyOptions(now: Facets, before: Facets | undefined): Facets {
  const none = Object.keys(before?.service ?? {}).map((service) => [service, 0]);
  return { ...now, service: Object.fromEntries([...none, ...Object.entries(now.service)]) };
}

const valuesOf = (form: HTMLFormElement) => new URLSearchParams(formQuery(form));

function closeFilters(form: HTMLFormElement | null): HTMLDetailsElement {
  const details = form?.parentElement as HTMLDetailsElement;
  details.open = false;
  return details;
}

function useAppliedForm(params: URLSearchParams) {
  const changeParams = useChangeParams();
  const form = useRef<HTMLFormElement>(null);
  const apply = () => {
    const element = form.current as HTMLFormElement;
    // Reads the former values from a copy of the form that is reset. A reset of the form itself would undo the visitor's choice.
    const unchanged = element.cloneNode(true) as HTMLFormElement;
    unchanged.reset();
    const [before, now] = [valuesOf(unchanged), valuesOf(element)];
    const changed = SHOWN_FILTERS.filter((name) => before.get(name) !== now.get(name));
    if (changed.length === 0) return;
    const values = changed.map((name) => [name, now.get(name)]);
    changeParams({ ...Object.fromEntries(values), page: undefined, ignored: undefined });
  };
  const applyEarlyChoice = useEffectEvent(apply);
  useEffect(() => applyEarlyChoice(), []);
  useOnChange(params, (before) => {
    // On screens below 64rem, open filters would push the map out of sight.
    if (before.get("view") !== params.get("view")) closeFilters(form.current);
    // Shows the values of the new URL, because a filter can also be removed outside this form.
    form.current?.reset();
  });
  return { form, apply };
}

type FacetFieldsProps = Pick<FacetFormProps, "facets" | "place"> & { params: URLSearchParams };

function FacetFields({ params, facets, place }: FacetFieldsProps) {
  const size = params.get("size");
  const chosen = (name: string) => params.get(name) ?? "";
  return (
    <>
      <FacetGroup
        legend={`Delivers to ${place ?? "you"}`}
        name="serves"
        chosen={chosen("serves")}
        options={deliveryOptions(facets)}
      />
      {size && <MaxTotal size={size} value={chosen("maxTotal")} />}
      {FLAG_NAMES.filter((name) => hasNeeds(name, (part) => params.get(part))).map((name) => (
        <FacetCheckbox
          key={name}
          name={name}
          label={flagLabel(name)}
          count={facets?.[name]}
          isChosen={params.has(name)}
        />
      ))}
      <FacetGroup legend="Rating" name="minRating" chosen={chosen("minRating")} options={RATINGS} />
      <FacetGroup
        legend="Service"
        name="service"
        chosen={chosen("service")}
        options={serviceOptions(facets, params.get("service"))}
      />
    </>
  );
}

export function MaxTotal({ size, value }: { size: string; value: string }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-bold">
        Highest total for {size} yd
      </label>
      <div className="flex items-center gap-2">
        <span aria-hidden="true">£</span>
        <input
          id={id}
          type="number"
          name="maxTotal"
          min={1}
          max={MAX_TOTAL_POUNDS}
          inputMode="numeric"
          defaultValue={value}
          className={`${fieldClass} max-w-28`}
        />
        <button type="submit" className={buttonClass("quiet")}>
          Set<span className="sr-only"> highest total</span>
        </button>
      </div>
    </div>
  );
}
