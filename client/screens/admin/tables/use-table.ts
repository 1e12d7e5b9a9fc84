import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { KEEP_SCROLL } from "#client/navigation/history-entry.ts";
import { changedParams } from "#client/queries/company-search.ts";

type Params = Record<string, string | number | undefined>;

const wholePage = (text: string | null): number => (/^[1-9]\d{0,5}$/.test(text ?? "") ? Number(text) : 1);

/**
 * What a table shows: filters, order and page, which are in the address, so that reload and Back return to them. What is typed
 * is often personal, so it is not, and neither is the page of what it finds.
 */
export function useTable<Typed extends Record<string, string>>(nothing: Typed) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(nothing);
  const [typedPage, setTypedPage] = useState(1);
  const isTyped = Object.values(typed).some((text) => text !== "");
  const go = (changes: Params, replace: boolean) =>
    navigate(changedParams(params, changes), { replace, state: KEEP_SCROLL });
  return {
    params,
    typed,
    isTyped,
    page: isTyped ? typedPage : wholePage(params.get("page")),
    type: (changes: Partial<Typed>) => {
      setTyped({ ...typed, ...changes });
      setTypedPage(1);
    },
    /** Sets parameters. The table starts again at its first page. */
    choose: (changes: Params) => {
      setTypedPage(1);
      go({ page: undefined, before: undefined, ...changes }, true);
    },
    goTo: (page: number) => {
      if (isTyped) setTypedPage(page);
      else go({ page: page === 1 ? undefined : page }, false);
    },
  };
}

/** The option that a parameter of the address names. */
export const chosenOption = <Value extends string>(
  options: readonly { value: Value }[],
  value: string | null,
): Value | undefined => options.find((option) => option.value === value)?.value;
