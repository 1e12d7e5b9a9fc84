import { useState } from "react";

/** The rows that are opened to show all details. */
export function useOpenedRows() {
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  return {
    isOpen: (id: number) => opened.has(id),
    toggle(id: number) {
      const next = new Set(opened);
      if (!next.delete(id)) next.add(id);
      setOpened(next);
    },
  };
}
