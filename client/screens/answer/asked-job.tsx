import { formatDate } from "#client/components/company/format.ts";
import type { RequestToAnswer } from "#contract/answers/answers.ts";
import { FACT_LABELS } from "#contract/quote-words.ts";

const NOTES = FACT_LABELS.additionalInfo;
/** More of the customer's notes would move the form below a phone's first screen. */
const NOTES_SHOWN = 90;

const companiesAsked = (count: number) =>
  count === 1 ? "You are the only company asked." : `You are one of ${count} companies asked.`;

export function AskedJobHeader({ request, company, canDecline, released, hire }: RequestToAnswer) {
  // During a hire the next visit stands below, and its day may not be the one asked for.
  const isLeftOut = (label: string) => label === NOTES || (hire && label === FACT_LABELS.delivery);
  const facts = request.asked.filter(({ label }) => !isLeftOut(label));
  const notes = request.asked.find(({ label }) => label === NOTES)?.text;
  return (
    <header className="card overflow-hidden">
      <div aria-hidden="true" className="hazard h-1.5" />
      <div className="grid gap-2 px-4 py-3 sm:p-6">
        <div>
          <h1 className="display text-xl xs:text-2xl sm:text-3xl">Quote request {request.reference}</h1>
          <p className="text-sm text-ink-soft">
            For <strong className="wrap-anywhere">{company.name}</strong>. {companiesAsked(request.companies)}{" "}
            {canDecline && (
              <a href="#decline" className="link whitespace-nowrap">
                Can't do it? Say no
              </a>
            )}
          </p>
        </div>
        {released && (
          <p className="border-l-4 border-skip bg-skip-pale px-4 py-2.5 font-semibold">
            {released.text} You don't need to deliver. Number {request.reference}-{released.number},{" "}
            {formatDate(released.at)}.
          </p>
        )}
        {facts.length > 0 && (
          <dl className="grid gap-x-8 leading-snug sm:grid-cols-2">
            {facts.map(({ label, text }) => (
              <div
                key={label}
                className="grid grid-cols-[4.75rem_1fr] gap-x-2 py-px sm:grid-cols-[6.5rem_1fr] sm:py-0.5"
              >
                <dt className="text-muted">{label}</dt>
                <dd className="font-semibold wrap-anywhere">{text}</dd>
              </div>
            ))}
          </dl>
        )}
        {notes && <CustomerNotes text={notes} />}
      </div>
    </header>
  );
}

function CustomerNotes({ text }: { text: string }) {
  const quote = <blockquote className="whitespace-pre-line wrap-anywhere">{text}</blockquote>;
  const caption = <span className="text-muted">The customer writes: </span>;
  if (text.length <= NOTES_SHOWN)
    return (
      <figure className="border-l-4 border-line pl-3 leading-snug">
        <figcaption>{caption}</figcaption>
        {quote}
      </figure>
    );
  return (
    <details className="group/notes border-l-4 border-line pl-3 leading-snug">
      <summary className="list-none marker:content-none">
        {caption}{" "}
        <span className="wrap-anywhere group-open/notes:hidden">
          {text.slice(0, NOTES_SHOWN).trimEnd()}... <span className="link">Read it all</span>
        </span>
      </summary>{" "}
      {quote}
    </details>
  );
}
