import { type ReactNode, useEffect, useState } from "react";
import { formatDate } from "#client/components/company/format.ts";
import { HirePanel } from "#client/components/hire/hire-panel.tsx";
import { Notices } from "#client/components/hire/notices.tsx";
import { lostWords, outcomeOf, type PressContext } from "#client/components/hire/outcome.ts";
import type { PostedPress } from "#client/components/hire/post-press.ts";
import { PressForm } from "#client/components/hire/press-form.tsx";
import { JobQuestions } from "#client/components/hire/questions.tsx";
import { RequestSteps } from "#client/components/hire/request-steps.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import type { RequestToAnswer } from "#contract/answers/answers.ts";
import { roadWords } from "#contract/job/road-words.ts";
import { askedIn, FACT_LABELS } from "#contract/quote-words.ts";
import { DeclineForm } from "./decline-form.tsx";
import { LatestAnswer } from "./latest-answer.tsx";
import { readOfferDraft } from "./offer-draft.ts";
import { OfferForm } from "./offer-form.tsx";
import type { PostedAnswer } from "./post-answer.ts";

interface AnswerPageProps {
  asked: RequestToAnswer;
  token: string;
  formKey: string;
  posted: PostedAnswer | undefined;
  pressed: PostedPress | undefined;
  done: string | null | undefined;
  photos: ReactNode;
}

export function AnswerPage({ asked, token, formKey, posted, pressed, done, photos }: AnswerPageProps) {
  const { canAnswer, canDecline } = asked;
  const shared = { asked, token, formKey };
  const [postedOffer, postedDecline] = posted?.intent === "decline" ? [undefined, posted] : [posted];
  const context = { reader: "company", formKey, pressed, done } as const;
  return (
    <div className="grid gap-4 sm:gap-6">
      <AskedJobHeader asked={asked} context={context} />
      {!asked.hire && photos}
      <LatestAnswer asked={asked} />
      {asked.hire && (
        <section aria-label="The hire" className="card p-4 sm:p-6">
          <HirePanel
            {...context}
            hire={asked.hire}
            sites={asked.sites}
            isErased={asked.erasedAt !== null}
            reference={asked.request.reference}
            other="the customer"
            job={asked.request.job}
          />
        </section>
      )}
      {asked.hire && photos}
      {/* Questions and answers stand above the form, because they help to decide the price. */}
      <JobQuestions {...context} questions={asked.questions} reference={asked.request.reference} />
      {canAnswer && (
        <NewPrice asked={asked} isPosted={postedOffer !== undefined}>
          <OfferForm {...shared} posted={postedOffer} />
        </NewPrice>
      )}{" "}
      {canDecline && <DeclineForm {...shared} posted={postedDecline} />}{" "}
      {canAnswer && (
        <p className="text-sm text-muted">
          Only you have this link. It works until {formatDate(asked.expiresAt)}. You can also reply to our
          email: your reply goes straight to the customer.{" "}
          <a href={`/company/${asked.company.id}/claim`} rel="nofollow" className="link">
            Change your listing
          </a>
        </p>
      )}
    </div>
  );
}

interface NewPriceProps {
  asked: RequestToAnswer;
  isPosted: boolean;
  children: ReactNode;
}

/** After the first answer the form is collapsed, unless it contains typed text. */
function NewPrice({ asked, isPosted, children }: NewPriceProps) {
  const [isOpen, setOpen] = useState(isPosted);
  useEffect(() => {
    if (readOfferDraft(asked)) setOpen(true);
  }, [asked]);
  if (asked.offers.length === 0 && !asked.declined) return children;
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={`${buttonClass("quiet")} list-none marker:content-none`}>
        {asked.declined ? "Send a price after all" : "Send a new price"}
      </summary>{" "}
      <div className="mt-4">{children}</div>
    </details>
  );
}

/** In characters. A longer excerpt of the customer's notes would move the form below a phone's first screen. */
const NOTES_SHOWN = 90;

const companiesAsked = (count: number) =>
  count === 1 ? "You are the only company asked." : `You are one of ${count} companies asked.`;

interface AskedJobProps {
  asked: RequestToAnswer;
  context: PressContext;
}

function AskedJobHeader({ asked, context }: AskedJobProps) {
  const { request, company, offers, canAnswer, canDecline, released, hire } = asked;
  // During a hire, the hire panel shows the day of the next visit, and from the delivery on the agreed length. What was asked for
  // may differ, so it is left out. The permit's notice is left out where the form has it beside the date, so that the form's price
  // is on a phone's first screen.
  const isLeftOut = (label: string) =>
    label === FACT_LABELS.additionalInfo ||
    (canAnswer && label === roadWords(request.job?.division).title) ||
    (hire && label === FACT_LABELS.delivery) ||
    (hire?.endsOn && label === FACT_LABELS.hire);
  const { questions, canQuestion: isAsking } = asked;
  const told = { hire, reference: request.reference, other: "the customer", questions, isAsking };
  const outcome = outcomeOf(context, told);
  const facts = request.asked.filter(({ label }) => !isLeftOut(label));
  const notes = askedIn(request.asked, "additionalInfo");
  return (
    <header className="card overflow-hidden">
      <div aria-hidden="true" className="hazard h-1.5" />
      <div className="grid gap-2 px-4 py-3 sm:p-6">
        <div>
          <h1 className="display text-xl xs:text-2xl sm:text-3xl">Quote request {request.reference}</h1>
          <p className="text-sm text-ink-soft">
            For <strong className="wrap-anywhere">{company.name}</strong>. {companiesAsked(request.companies)}{" "}
            {canAnswer && "The customer's number is in our first email about it. "}
            {canDecline && offers.length === 0 && (
              <a href="#decline" className="link whitespace-nowrap">
                Can't do it? Say no
              </a>
            )}
          </p>
        </div>
        {/* The steps are left out before the first price, so that the form starts higher on the screen. */}
        {(hire || (canAnswer && offers.length > 0)) && (
          <RequestSteps stage={hire?.stage ?? null} hasQuote={offers.length > 0} />
        )}
        <Notices
          isOutcomeBelow={context.pressed !== undefined && outcome === undefined}
          lost={lostWords(context, told)}
          lines={[
            outcome,
            asked.erasedAt &&
              `The customer's details were deleted on ${formatDate(asked.erasedAt)}. Nothing more can be pressed here.`,
            asked.isReopened &&
              "The customer had chosen another company, and has changed that choice. The request is open again: you can answer it.",
            released &&
              `${released.text} You don't need to deliver. Number ${request.reference}-${released.number}, ${formatDate(released.at)}.`,
          ]}
        />
        <AskedFacts facts={facts} />
        {notes && <CustomerNotes text={notes} />}
        {asked.canQuestion && <AskQuestion asked={asked} context={context} />}
      </div>
    </header>
  );
}

const AskedFacts = ({ facts }: { facts: RequestToAnswer["request"]["asked"] }) =>
  facts.length > 0 && (
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
  );

function AskQuestion({ asked: { offers }, context }: AskedJobProps) {
  return (
    <PressForm
      {...context}
      press="question"
      isLink
      label={offers.length === 0 ? undefined : "Ask the customer one question"}
      text="The customer answers once, and every company asked sees question and answer, not who asked."
    />
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
