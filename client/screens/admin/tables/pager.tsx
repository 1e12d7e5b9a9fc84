import { SmallButton } from "./small-button.tsx";

interface PagerProps {
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
}

export function Pager({ page, totalPages, onPage }: PagerProps) {
  if (totalPages <= 1) return null;
  return (
    <nav aria-label="Pages" className="flex items-center justify-center gap-4">
      <SmallButton isDisabled={page <= 1} onPress={() => onPage(page - 1)}>
        Previous
      </SmallButton>
      <span role="status">
        Page {page} of {totalPages}
      </span>
      <SmallButton isDisabled={page >= totalPages} onPress={() => onPage(page + 1)}>
        Next
      </SmallButton>
    </nav>
  );
}
