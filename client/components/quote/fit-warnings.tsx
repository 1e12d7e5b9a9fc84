import { joinWithAnd } from "../company/format.ts";
import { useAnnouncement } from "../live-region.tsx";
import type { FitWarning } from "./use-fit-warnings.ts";

/** The form can be sent in spite of the warnings. */
export function FitWarnings({ warnings }: { warnings: readonly FitWarning[] }) {
  useAnnouncement(
    warnings.map(({ name, problems }) => `${name}: ${problems.join(" ")}`).join(" ") || undefined,
  );
  if (warnings.length === 0) return null;
  return (
    <section aria-labelledby="fit-warnings" className="border-l-4 border-skip bg-skip-pale px-4 py-3">
      <h3 id="fit-warnings" className="font-bold">
        Check before you send
      </h3>
      <ul className="mt-1">
        {warnings.map(({ id, name, problems }) => (
          <li key={id} className="py-1.5">
            <strong className="wrap-anywhere">{name}</strong>: {problems.join(" ")}
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        You can still ask them: what they say about themselves may be out of date.
      </p>
    </section>
  );
}

/** Stands beside the button that sends, because the warnings are above the customer's own fields, often off the screen. */
export const FitReminder = ({ warnings }: { warnings: readonly FitWarning[] }) =>
  warnings.length > 0 && (
    <p className="border-l-4 border-skip bg-skip-pale px-4 py-3 wrap-anywhere">
      <strong>{joinWithAnd(warnings.map(({ name }) => name))}</strong> may not suit your job:{" "}
      <a href="#fit-warnings" className="link whitespace-nowrap">
        see why
      </a>
    </p>
  );
