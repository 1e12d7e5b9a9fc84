import { useEffect, useState } from "react";
import type { SearchedArea } from "#client/urls/company-url.ts";

const DRAFTS = ["quote", "directory-quote"];

/** Loads the code of drafts on demand, because the home page uses it only for this. */
async function typedPlace(): Promise<string | undefined> {
  const { readDraft } = await import("../form/use-form-draft.ts");
  return DRAFTS.map((draft) => readDraft<{ values: { location?: string } }>(draft)?.values.location).find(
    Boolean,
  );
}

/** If no place was searched, uses the place typed into a quote form in this tab. The server does not know this place. */
export function useAreaForQuote(area: SearchedArea): SearchedArea {
  const [typed, setTyped] = useState<string>();
  useEffect(() => {
    typedPlace().then(setTyped, () => {});
  }, []);
  return area.location || !typed ? area : { ...area, location: typed };
}
