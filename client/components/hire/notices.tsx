import { OUTCOME_ID } from "./outcome.ts";

interface NoticesProps {
  lines: readonly (string | false | null | undefined)[];
  /** True if a form further down says why it was refused. */
  isOutcomeBelow?: boolean;
  /** What was typed into a form that the page has no more. It is shown so that it can be copied. */
  lost?: readonly { label: string; text: string }[];
}

export function Notices({ lines, isOutcomeBelow = false, lost = [] }: NoticesProps) {
  const said = lines.filter(Boolean);
  if (said.length === 0) return null;
  return (
    <div
      id={isOutcomeBelow ? undefined : OUTCOME_ID}
      role="status"
      tabIndex={-1}
      className="grid scroll-mt-96 gap-1.5 outline-none"
    >
      {said.map((line) => (
        <p
          key={String(line)}
          className="border-l-4 border-skip bg-skip-pale px-4 py-2.5 font-semibold wrap-anywhere"
        >
          {line}
        </p>
      ))}
      {lost.length > 0 && (
        <figure className="grid gap-1.5 border-l-4 border-skip bg-skip-pale px-4 py-2.5">
          <figcaption>What you typed was not sent. You can copy it from here:</figcaption>
          {lost.map(({ label, text }) => (
            <div key={label}>
              <span className="text-sm text-ink-soft">{label}</span>
              <blockquote className="whitespace-pre-line wrap-anywhere">{text}</blockquote>
            </div>
          ))}
        </figure>
      )}
    </div>
  );
}
