import { useEffect, useEffectEvent, useState } from "react";
import { useChangeParams, useUrlParams } from "#client/navigation/use-page-params.ts";
import type { ParamChanges } from "#client/urls/company-search.ts";

const FIRST_PAGE: ParamChanges = { page: undefined, before: undefined };

const wholePage = (text: string | null): number => (/^[1-9]\d{0,5}$/.test(text ?? "") ? Number(text) : 1);

/**
 * The filters, order and page of a table. They are kept in the URL, so that reload and Back restore them. Typed text is often
 * personal data, so it is not in the URL, and neither is the page of its results.
 */
export function useTableState<Typed extends Record<string, string>>(nothing: Typed) {
  const params = useUrlParams();
  const changeParams = useChangeParams();
  const [typed, setTyped] = useState(nothing);
  const [typedPage, setTypedPage] = useState(1);
  const isTyped = Object.values(typed).some((text) => text !== "");
  return {
    params,
    typed,
    /** The option that a parameter of the URL names. Undefined if there is no such option. */
    option: <Value extends string>(name: string, options: readonly { value: Value }[]): Value | undefined =>
      options.find(({ value }) => value === params.get(name))?.value,
    page: isTyped ? typedPage : wholePage(params.get("page")),
    type: (changes: Partial<Typed>) => {
      setTyped({ ...typed, ...changes });
      setTypedPage(1);
      // The page number belongs to the previous list.
      if (params.has("page") || params.has("before")) changeParams(FIRST_PAGE);
    },
    /** Sets parameters and returns to the first page. */
    choose: (changes: ParamChanges) => {
      setTypedPage(1);
      changeParams({ ...FIRST_PAGE, ...changes });
    },
    goTo: (page: number, replace = false) => {
      if (isTyped) setTypedPage(page);
      else changeParams({ page: page === 1 ? undefined : page }, { replace });
    },
  };
}

export type TableState<Typed extends Record<string, string> = Record<string, string>> = ReturnType<
  typeof useTableState<Typed>
>;

/** Goes to the last page if the current page no longer exists. */
export function useLastPage({ page, goTo }: Pick<TableState, "page" | "goTo">, pages = 0) {
  const toLast = useEffectEvent(() => goTo(pages, true));
  const isBeyond = pages > 0 && page > pages;
  useEffect(() => {
    if (isBeyond) toLast();
  }, [isBeyond]);
}
