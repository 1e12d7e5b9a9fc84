import type { ReactNode } from "react";
import type { QuoteReceipt } from "#contract/quotes.ts";

/** The request as the companies read it, and the customer's details. */
export function AskedDetails({ asked, name, email, phoneEnding }: QuoteReceipt) {
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
          {name}, {email}, phone ending {phoneEnding}
        </DetailRow>
      </dl>
    </section>
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
