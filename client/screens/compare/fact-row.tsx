import { Icon } from "#client/components/icon.tsx";
import type { ListedCompany } from "#contract/companies.ts";
import { type ComparisonFact, differs, type FactValue, isBest } from "./fact.ts";

const TONES = {
  go: { icon: "check", className: "font-semibold text-go-deep" },
  stop: { icon: "close", className: "font-semibold text-stop" },
} as const;

interface FactRowProps {
  fact: ComparisonFact;
  companies: readonly ListedCompany[];
  /** CSS classes that hide the row while its group is folded. */
  foldClass: string;
}

/** A fact: its label in the first column, or on a narrow screen as a band above the values. */
export function FactRow({ fact, companies, foldClass }: FactRowProps) {
  return (
    <tr className={`comparison-row columns:table-row ${foldClass}`}>
      <th
        scope="row"
        className="sticky left-0 col-span-full w-[100cqw] bg-sand px-3 py-0.5 align-top text-xs font-bold columns:static columns:w-auto columns:border-b columns:border-line columns:bg-white columns:py-2.5 columns:text-sm"
      >
        {fact.label} {differs(fact, companies) && <DiffersMark />}
      </th>
      {companies.map((company) => (
        <td
          key={company.id}
          className="min-w-0 snap-start border-l border-line px-3 py-1.5 align-top text-sm wrap-anywhere nth-2:border-l-0 columns:border-b columns:border-l-0 columns:py-2.5"
        >
          <Value value={fact.of(company)} isKey={fact.isKey ?? false} />
          {isBest(fact, company, companies) && (
            <p className="flex items-center gap-1 text-xs font-bold text-go-deep">
              <Icon name="check" size="size-3.5" />
              {fact.best?.words}
            </p>
          )}
        </td>
      ))}
    </tr>
  );
}

/** Says in words that the companies differ. */
function DiffersMark() {
  return (
    <span className="float-right font-semibold whitespace-nowrap text-ink-soft columns:float-none columns:block columns:text-xs print:inline">
      <span aria-hidden="true">≠</span> <span className="print:hidden">Differs</span>
    </span>
  );
}

function Value({ value, isKey }: { value: FactValue | null; isKey: boolean }) {
  if (value === null) return <p className="text-muted">Not known</p>;
  const { text, notes = [], why, tone } = value;
  const lines = typeof text === "string" ? [text] : text;
  const style = tone ? TONES[tone].className : isKey ? "font-bold" : "";
  return (
    <>
      <Lines lines={lines} tone={tone} className={isKey ? `text-base leading-snug ${style}` : style} />
      {notes.map((note) => (
        <p key={note} className="text-[0.8125rem] leading-snug text-ink-soft">
          {note}
        </p>
      ))}
      {why && (
        <details className="text-[0.8125rem] leading-snug text-ink-soft print:hidden">
          <summary className="inline-block py-1 underline underline-offset-2">Why?</summary> {why}
        </details>
      )}
    </>
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
