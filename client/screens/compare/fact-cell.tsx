import { Icon } from "#client/components/icon.tsx";
import type { FactValue } from "./fact.ts";

const TONES = {
  go: { icon: "check", className: "font-semibold text-go-deep" },
  stop: { icon: "close", className: "font-semibold text-stop" },
} as const;

export function FactCell({ value, isKey }: { value: FactValue | null; isKey: boolean }) {
  if (value === null) return <p className="text-sm text-muted">Not known</p>;
  const { text, notes = [], tone } = value;
  const lines = typeof text === "string" ? [text] : text;
  const style = tone ? TONES[tone].className : isKey ? "font-bold" : "";
  return (
    <div className="min-w-0 text-sm wrap-anywhere">
      <Lines lines={lines} tone={tone} className={isKey ? `text-base leading-snug ${style}` : style} />
      {notes.map((note) => (
        <p key={note} className="text-[0.8125rem] leading-snug text-ink-soft">
          {note}
        </p>
      ))}
    </div>
  );
}

interface LinesProps {
  lines: readonly string[];
  tone: FactValue["tone"];
  className: string;
}

function Lines({ lines, tone, className }: LinesProps) {
  const [first] = lines;
  const mark = tone && (
    <Icon name={TONES[tone].icon} size="size-4" className="mr-1 inline-block align-[-0.15em]" />
  );
  if (lines.length === 1) {
    return (
      // The server may have rendered this text on the day before, so it may differ from the browser's text.
      <p className={`whitespace-pre-line ${className}`} suppressHydrationWarning>
        {mark}
        {first}
      </p>
    );
  }
  return (
    <ul>
      {lines.map((line, position) => (
        // The tone applies to the first line of a list only.
        <li key={line} className={position === 0 ? className : ""}>
          {position === 0 && mark}
          {line}
        </li>
      ))}
    </ul>
  );
}
