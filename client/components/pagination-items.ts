import { PAGE_BUTTONS } from "#contract/limits.ts";

/** Up to five page numbers around the current one, then the last page. An ellipsis stands for the numbers between them. */
export function paginationItems(page: number, totalPages: number): (number | "ellipsis")[] {
  const count = Math.min(PAGE_BUTTONS, totalPages);
  const first = Math.min(Math.max(1, page - Math.floor(PAGE_BUTTONS / 2)), totalPages - count + 1);
  const numbers = Array.from({ length: count }, (_, offset) => first + offset);
  const last = first + count - 1;
  if (last >= totalPages) return numbers;
  return last === totalPages - 1 ? [...numbers, totalPages] : [...numbers, "ellipsis", totalPages];
}
