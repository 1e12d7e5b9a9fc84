import { buttonClass } from "#client/components/ui/button-class.ts";

interface PagerProps {
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
}

export function Pager({ page, totalPages, onPage }: PagerProps) {
  if (totalPages <= 1) return null;
  return (
    <nav aria-label="Pages" className="flex items-center justify-center gap-4">
      <button
        type="button"
        aria-disabled={page <= 1}
        onClick={() => page > 1 && onPage(page - 1)}
        className={buttonClass("quiet", "small")}
      >
        Previous
      </button>
      <span role="status">
        Page {page} of {totalPages}
      </span>
      <button
        type="button"
        aria-disabled={page >= totalPages}
        onClick={() => page < totalPages && onPage(page + 1)}
        className={buttonClass("quiet", "small")}
      >
        Next
      </button>
    </nav>
  );
}
