import type { SelectControlProps } from "#client/components/company/company-grid.tsx";
import { Icon } from "#client/components/icon.tsx";

export function SelectButton({ name, isSelected, onToggle }: SelectControlProps) {
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={onToggle}
      className="needs-script -m-2 flex min-h-11 items-center gap-3 self-start rounded-control p-2 hover:bg-paper"
    >
      <span
        className={`grid size-7 place-items-center rounded-full border-2 border-ink ${isSelected ? "bg-ink text-white" : "bg-white"}`}
      >
        {isSelected && <Icon name="check" size="size-4" />}
      </span>
      <span className="sr-only">{`Select ${name}`}</span>
      <span className="rounded-md bg-go-pale px-2.5 py-1 text-sm font-semibold text-go-deep">Available</span>
    </button>
  );
}
