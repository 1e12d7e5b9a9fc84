import { useEffect, useState } from "react";
import type { SearchedArea } from "#client/urls/company-url.ts";
import { readDraft } from "../form/use-form-draft.ts";

/** The names of the drafts of both quote forms. */
const DRAFTS = ["quote", "directory-quote"];

const placeIn = (draft: string) => readDraft<{ values: { location?: string } }>(draft)?.values.location;

/**
 * The area for a link to a quote form. Without a searched place, it has the place that the visitor typed into such a form in
 * this tab. The server does not know it.
 */
export function useAreaForQuote(area: SearchedArea): SearchedArea {
  const [typed, setTyped] = useState<string>();
  useEffect(() => setTyped(DRAFTS.map(placeIn).find(Boolean)), []);
  return area.location || !typed ? area : { ...area, location: typed };
}
