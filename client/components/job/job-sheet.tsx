import { type FormEvent, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { areaParams, type SearchedArea } from "#client/urls/company-url.ts";
import { HiddenFields } from "../search/hidden-fields.tsx";
import { PlaceField, RadiusSelect } from "../search/place-field.tsx";
import { buttonClass } from "../ui/button-class.ts";
import { Dialog } from "../ui/dialog.tsx";
import { formQuery } from "./form-query.ts";
import { JobFields } from "./job-fields.tsx";
import type { JobPart } from "./job-words.ts";
import { OpenWastes } from "./waste-field.tsx";

const TITLES: Record<JobPart, string> = {
  place: "Where",
  size: "Skip size",
  when: "When",
  stands: "Where it will stand",
  waste: "What goes in",
};

const NAMES: Record<JobPart, readonly string[]> = {
  place: ["location", "radius"],
  size: ["size"],
  when: ["date", "weeks"],
  stands: ["stands"],
  waste: ["waste"],
};

export interface ShownJob {
  action: `/${string}`;
  area: SearchedArea & { radius: number };
  preservedParams: Record<string, string | undefined>;
}

interface JobSheetProps extends ShownJob {
  part: JobPart;
  onSearch: () => void;
}

/** The chip has added a history entry for the sheet, so closing the sheet goes back. */
export default function JobSheet({ part, action, area, preservedParams, onSearch }: JobSheetProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const close = () => history.back();
  useEffect(() => {
    form.current?.querySelector<HTMLElement>("input:not([type=hidden]), select")?.focus();
  }, []);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const url = action + formQuery(event.currentTarget);
    if (url === pathname + search) return close();
    onSearch();
    // The new search replaces the sheet's entry, so that Back leads to the former search.
    navigate(url, { replace: true });
  };
  return (
    <Dialog title={TITLES[part]} onClose={close} isSheet>
      <form ref={form} action={action} onSubmit={handleSubmit} className="grid gap-5">
        <HiddenFields values={{ ...areaParams(area), ...preservedParams }} except={NAMES[part]} />
        {part === "place" ? (
          <>
            <PlaceField defaultValue={area.location} />
            <RadiusSelect value={area.radius} />
          </>
        ) : part === "waste" ? (
          <OpenWastes waste={area.waste} />
        ) : (
          <JobFields job={area} parts={[part]} />
        )}
        <button type="submit" className={buttonClass("primary")}>
          Find Companies
        </button>
      </form>
    </Dialog>
  );
}
