import { OUTCOME_ID } from "./outcome.ts";

interface NoticesProps {
  lines: readonly (string | false | null | undefined)[];
  /** True if a form further down says why it was refused. */
  isOutcomeBelow?: boolean;
}

export function Notices({ lines, isOutcomeBelow = false }: NoticesProps) {
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
    </div>
  );
}
