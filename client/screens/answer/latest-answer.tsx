import type { ReactNode } from "react";
import { comparableWords } from "#client/components/answers/offer-words.ts";
import { formatDate } from "#client/components/company/format.ts";
import { shortDay } from "#client/components/job/earliest-day.ts";
import type { Offer, RequestToAnswer } from "#contract/answers/answers.ts";
import { DECLINE_REASONS } from "#contract/answers/offer.ts";
import { longWeekday, timeInLondon, todayInLondon } from "#contract/dates.ts";
import { chosenSubject } from "#contract/quote-words.ts";
import { formatPounds } from "#contract/text/pounds.ts";
import { OfferSummary, type OfferSummaryProps } from "./offer-summary.tsx";

interface LastWordProps {
  asked: RequestToAnswer;
}

export function LatestAnswer({ asked }: LastWordProps) {
  const { offers, declined, state, refusal } = asked;
  const [offer] = offers;
  if (state === "chosen") return <Chosen asked={asked} />;
  if (state === "closed")
    return (
      <Panel title="This request is closed" tone="plain">
        <p>{refusal}</p>
      </Panel>
    );
  if (declined) return <Declined declined={declined} asked={asked} />;
  if (!offer) return null;
  return <Offered newest={offer} asked={asked} />;
}

/** Both pages show the same price: the chosen one, or the latest of a company that was chosen without a price. */
function Chosen({ asked }: LastWordProps) {
  const { offers, chosenVersion, declined, request, hire, toldAt, erasedAt } = asked;
  const since = declined || offers[0]?.version === chosenVersion ? undefined : offers[0];
  const offer = chosenVersion === null ? since : offers.find(({ version }) => version === chosenVersion);
  const isOver = hire?.stage === "collected" && hire.problems.every(({ settled }) => settled);
  return (
    <Panel title="The customer has chosen you" tone="go">
      {!erasedAt && hire?.stage === "chosen" && hire.visit?.agreed && hire.visit.day && (
        <p className="font-semibold">
          Next: deliver on {longWeekday(hire.visit.day)}, then press “It was delivered”.
        </p>
      )}{" "}
      {hire && !isOver && !erasedAt && (
        <p>
          Ring or email the customer: their details are in our email “{chosenSubject(request.reference)}”
          {toldAt && (
            <>
              , sent on <SentAt time={toldAt} />
            </>
          )}
          .
        </p>
      )}{" "}
      {offer && (
        <SentOffer
          offer={offer}
          request={request}
          label={`Your price: version ${offer.version}, ${comparableWords(offer)}`}
        />
      )}
      {since && (
        <p>
          You sent version {since.version}, {comparableWords(since)}, after the customer had chosen{" "}
          {since === offer ? "you." : `version ${chosenVersion}. It is not agreed.`}
        </p>
      )}
    </Panel>
  );
}

function Offered({ newest, asked: { request, refusal, released } }: LastWordProps & { newest: Offer }) {
  const { total, version, answeredAt, validUntil } = newest;
  const shown = comparableWords(newest);
  const hasRunOut = validUntil !== null && validUntil < todayInLondon();
  return (
    <Panel
      title={`Your price${released ? "" : " is sent"}: ${formatPounds(total)}`}
      tone={released ? "plain" : "go"}
    >
      <p>
        Version {version}, sent on <SentAt time={answeredAt} />.
        {version > 1 && " It replaces the version before; both are kept."}
      </p>
      {shown !== formatPounds(total) && <p>For the whole job, the customer sees “{shown}”.</p>}
      {hasRunOut && (
        <p className="font-semibold">
          It ran out on {shortDay(validUntil)}. Send a new one if you still want the job.
        </p>
      )}
      <SentOffer offer={newest} request={request} label="See what the customer sees" />
      {refusal && <p>{refusal}</p>}
      {!refusal && !released && (
        <div>
          <h3 className="font-bold">What happens next</h3>
          <ul className="list-outside list-[square] pl-5">
            <li>We tell the customer by email, and show your price beside the others.</li>
            <li>If they choose you, we email you. You then agree on the rest directly.</li>
            <li>
              Until then you can send a new price. The newest one counts, unless the customer chose before.
            </li>
          </ul>
        </div>
      )}
    </Panel>
  );
}

interface DeclinedProps extends LastWordProps {
  declined: NonNullable<RequestToAnswer["declined"]>;
}

function Declined({ declined: { reason, note, answeredAt }, asked: { refusal } }: DeclinedProps) {
  const option = DECLINE_REASONS.find(({ value }) => value === reason);
  return (
    <Panel title="You said no to this job" tone="plain">
      <p>
        On <SentAt time={answeredAt} />: {option?.label.toLowerCase()}. The customer reads: "{option?.told}".
      </p>
      {note && <blockquote className="border-l-4 border-line pl-3 whitespace-pre-line">{note}</blockquote>}
      <p>
        {refusal ??
          "Thank you for answering: the customer can now ask somebody else. You don't need to do anything."}
      </p>
    </Panel>
  );
}

const SentAt = ({ time }: { time: string }) => (
  <time dateTime={time}>
    {formatDate(time)} at {timeInLondon(new Date(time))}
  </time>
);

const TONES = { go: "border-go bg-go-pale", plain: "border-line bg-white" } as const;

interface PanelProps {
  title: string;
  tone: keyof typeof TONES;
  children: ReactNode;
}

function Panel({ title, tone, children }: PanelProps) {
  return (
    <section
      aria-labelledby="last-word"
      className={`grid gap-2.5 rounded-card border-2 p-4 sm:p-6 ${TONES[tone]}`}
    >
      <h2 id="last-word" tabIndex={-1} className="display text-xl outline-none sm:text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

const SentOffer = ({ label, ...sent }: OfferSummaryProps & { label: string }) => (
  <details>
    <summary className="flex min-h-9 items-center">
      <span className="link">{label}</span>
    </summary>{" "}
    <div className="max-w-md rounded-card border border-line bg-white p-4">
      <OfferSummary {...sent} />
    </div>
  </details>
);
