import { useEffect, useRef } from "react";

/** Focuses a list when it shows another page, so that keyboard users start at its first entry. */
export function useFocusOnPageChange(page: number) {
  const list = useRef<HTMLUListElement>(null);
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current !== page) list.current?.focus({ preventScroll: true });
    shownPage.current = page;
  }, [page]);
  return list;
}
