import type { SelectControlProps } from "#client/components/company/company-grid.tsx";

export function QuoteCheckbox({ name, isSelected, onToggle }: SelectControlProps) {
  return (
    <label className="needs-script -m-2 flex min-h-11 cursor-pointer items-center gap-3 self-start rounded-control p-2 hover:bg-paper">
      <input type="checkbox" checked={isSelected} onChange={onToggle} className="size-6 accent-ink" />
      <span className="sr-only">{`Request a quote from ${name}`}</span>
      <span className="rounded-md bg-go-pale px-2.5 py-1 text-sm font-semibold text-go-deep">
        Quote Ready
      </span>
    </label>
  );
}
