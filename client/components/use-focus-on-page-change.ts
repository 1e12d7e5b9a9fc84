import { useEffect, useRef } from "react";

/** After a move to another page of a list, the keyboard starts at its first entry again. */
export function useFocusOnPageChange(page: number) {
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current !== page) list.current?.focus({ preventScroll: true });
    shown.current = page;
  }, [page]);
  return list;
}
