import type { ReactNode } from "react";
import { queryString } from "#client/urls/query-string.ts";
import { FACT_LABELS } from "#contract/quote-words.ts";
import type { QuoteReceipt } from "#contract/quotes.ts";

/** The request in the form that companies receive, and the customer's details. */
export function AskedDetails({ asked, job, name, email, phoneEnding }: QuoteReceipt) {
  return (
    <section aria-labelledby="asked" className="card p-5 sm:p-8 print:p-3">
      <h2 id="asked" className="display text-2xl print:text-base">
        What you asked for
      </h2>
      <dl className="mt-3 print:mt-1">
        {asked.map(({ label, text }) => (
          <DetailRow key={label} label={label}>
            {text}
          </DetailRow>
        ))}
        <DetailRow label="Your details">
          {[name, email, phoneEnding && `phone ending ${phoneEnding}`].filter(Boolean).join(", ")}
        </DetailRow>
      </dl>
      <PermitStep asked={asked} job={job} />
    </section>
  );
}

/** For a skip on the road: a link to the planner, which says who grants the permit, its fee and its notice. */
function PermitStep({ asked, job }: Pick<QuoteReceipt, "asked" | "job">) {
  const location = asked.find(({ label }) => label === FACT_LABELS.location)?.text;
  if (job?.stands !== "road" || !location) return null;
  const { size, date, weeks, stands, waste } = job;
  const query = queryString({ location, size, date, weeks, stands, waste: waste?.join(",") });
  return (
    <p className="mt-2 print:hidden">
      <a href={`/plan${query}`} className="link">
        Whose permit, its fee and how long it takes
      </a>
    </p>
  );
}

function DetailRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 border-t border-line py-3 sm:grid-cols-[9rem_1fr] print:grid-cols-[9rem_1fr] print:py-0.5 print:text-xs">
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  );
}
