import type { ReactNode } from "react";

interface SaidFactsProps {
  facts: readonly { label: string; text: string | null; note?: ReactNode }[];
}

export function SaidFacts({ facts }: SaidFactsProps) {
  return (
    <dl className="grid gap-1.5 text-sm print:gap-0 print:text-xs">
      {facts.map(({ label, text, note }) => (
        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-3">
          <dt className="min-w-0 text-ink-soft wrap-anywhere">{label}</dt>
          <dd
            className={`min-w-0 wrap-anywhere ${text === null ? "text-muted" : "font-semibold tabular-nums"}`}
          >
            {text ?? "not said"}
          </dd>
          {note && <dd className="grid w-full justify-items-end gap-1">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
