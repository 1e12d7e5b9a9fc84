import { formatDate } from "#client/components/company/format.ts";
import type { QuoteReceipt } from "#contract/quotes.ts";
import { CloseForms } from "./close-forms.tsx";
import { ConfirmForm } from "./confirm-form.tsx";
import { PrintButton } from "./print-button.tsx";
import { ReceiptCompanies } from "./receipt-companies.tsx";

export function ReceiptDetails({ receipt, notice }: { receipt: QuoteReceipt; notice: string | undefined }) {
  const { reference, createdAt, asked, name, email, phoneEnding, withdrawnAt, erasedAt, testMode } = receipt;
  const isClosed = withdrawnAt !== null || receipt.chosenCompanyId !== null;
  return (
    <div className="grid gap-6">
      <header className="card overflow-hidden">
        <div aria-hidden="true" className="hazard h-2.5" />
        <div className="grid gap-2 p-5 sm:p-8">
          <p className="font-semibold text-muted">Your quote request</p>
          <h1 className="display text-4xl sm:text-5xl">{reference}</h1>
          <p className="text-ink-soft">
            {receipt.awaitingConfirmation ? "Written" : "Sent"} on{" "}
            <time dateTime={createdAt}>{formatDate(createdAt)}</time>.
            {!isClosed &&
              ` The companies contact you directly within 24-48 hours${receipt.awaitingConfirmation ? " of your confirmation" : ""}.`}
          </p>
          {testMode && <Notice>Test mode: this request was recorded and no e-mails were sent.</Notice>}
          {withdrawnAt && (
            <Notice>
              You withdrew this request on {formatDate(withdrawnAt)}.
              {!erasedAt && " We delete your details 30 days later."}
            </Notice>
          )}
          {erasedAt && <Notice>Your details were deleted on {formatDate(erasedAt)}.</Notice>}
          {notice && <Notice>{notice}</Notice>}
        </div>
      </header>
      {receipt.awaitingConfirmation && !isClosed && <ConfirmForm receipt={receipt} />}
      <ReceiptCompanies receipt={receipt} isClosed={isClosed} />
      {!erasedAt && (
        <section aria-labelledby="asked" className="card p-5 sm:p-8">
          <h2 id="asked" className="display text-2xl">
            What you asked for
          </h2>
          <dl className="mt-3">
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
      )}
      <div className="flex flex-wrap items-start justify-between gap-4 print:hidden">
        <PrintButton />
        <CloseForms receipt={receipt} isClosed={isClosed} />
      </div>
    </div>
  );
}

function Notice({ children }: { children: React.ReactNode }) {
  return (
    <p role="status" className="border-l-4 border-skip bg-skip-pale px-4 py-2.5 font-semibold">
      {children}
    </p>
  );
}

function DetailRow({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-x-4 border-t border-line py-3 sm:grid-cols-[11rem_1fr]">
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  );
}
