import { button } from "#client/components/ui/button.ts";

interface PageStepsProps {
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
}

export function PageSteps({ page, totalPages, onPage }: PageStepsProps) {
  if (totalPages <= 1) return null;
  return (
    <nav aria-label="Pages" className="flex items-center justify-center gap-4">
      <button
        type="button"
        aria-disabled={page <= 1}
        onClick={() => page > 1 && onPage(page - 1)}
        className={button("quiet", "small")}
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
        className={button("quiet", "small")}
      >
        Next
      </button>
    </nav>
  );
}
