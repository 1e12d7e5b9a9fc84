import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { KEEP_SCROLL } from "#client/navigation/history-entry.ts";
import { changedParams } from "#client/queries/company-search.ts";

type Params = Record<string, string | number | undefined>;

const FIRST_PAGE: Params = { page: undefined, before: undefined };

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
    page: isTyped ? typedPage : wholePage(params.get("page")),
    type: (changes: Partial<Typed>) => {
      setTyped({ ...typed, ...changes });
      setTypedPage(1);
      // The page of another list.
      if (params.has("page") || params.has("before")) go(FIRST_PAGE, true);
    },
    /** Sets parameters. The table starts again at its first page. */
    choose: (changes: Params) => {
      setTypedPage(1);
      go({ ...FIRST_PAGE, ...changes }, true);
    },
    goTo: (page: number, replace = false) => {
      if (isTyped) setTypedPage(page);
      else go({ page: page === 1 ? undefined : page }, replace);
    },
  };
}

/** Goes to the last page if the table has fewer than that of the address, for example after the last row of it was deleted. */
export function useLastPage({ page, goTo }: Pick<ReturnType<typeof useTable>, "page" | "goTo">, pages = 0) {
  const toLast = useEffectEvent(() => goTo(pages, true));
  const isBeyond = pages > 0 && page > pages;
  useEffect(() => {
    if (isBeyond) toLast();
  }, [isBeyond]);
}

/** The option that a parameter of the address names. */
export const chosenOption = <Value extends string>(
  options: readonly { value: Value }[],
  value: string | null,
): Value | undefined => options.find((option) => option.value === value)?.value;
