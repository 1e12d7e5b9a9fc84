import type { Ref } from "react";
import type { ErasureLine } from "#contract/personal-data/personal-data.ts";

interface ErasureReportProps {
  contact: string;
  lines: readonly ErasureLine[];
  heading: Ref<HTMLHeadingElement>;
}

/** The result of an erasure, line by line: what was erased, what is kept and why. */
export function ErasureReport({ contact, lines, heading }: ErasureReportProps) {
  return (
    <section className="card grid gap-4 border-l-4 border-go p-5">
      <h2 ref={heading} tabIndex={-1} className="display text-2xl outline-none wrap-anywhere">
        Erased: {contact}
      </h2>
      <dl className="grid gap-4">
        {lines.map(({ about, done, stays }) => (
          <div key={about} className="grid gap-1">
            <dt className="font-bold">{about}</dt>
            {done && (
              <dd className="max-w-prose">
                <strong className="text-go-deep">Done:</strong> {done}
              </dd>
            )}{" "}
            {stays && (
              <dd className="max-w-prose text-ink-soft">
                <strong>Stays:</strong> {stays}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
