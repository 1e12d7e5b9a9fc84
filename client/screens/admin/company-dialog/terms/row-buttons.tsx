import type { Ref } from "react";
import { Icon } from "#client/components/icon.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";

/** A button that removes a row. `of` names the row for screen readers. */
export function RemoveRow({ of, onRemove }: { of: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      onClick={onRemove}
      aria-label={`Remove ${of}`}
      className="flex min-h-11 items-center justify-center gap-2 self-start rounded-control px-3 font-semibold text-stop hover:bg-stop-pale"
    >
      <Icon name="close" size="size-4" />
      <span className="sm:sr-only">Remove</span>
    </button>
  );
}

export function AddRow({
  ref,
  label,
  onAdd,
}: {
  ref?: Ref<HTMLButtonElement>;
  label: string;
  onAdd: () => void;
}) {
  return (
    <button
      ref={ref}
      type="button"
      onClick={onAdd}
      className={`${buttonClass("quiet", "small")} justify-self-start`}
    >
      {label}
    </button>
  );
}

/** A message about a whole list, for example because it contains two prices for one size. */
export function ListError({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <p role="alert" className="font-semibold text-stop">
      {message}
    </p>
  );
}
