import type { ReactNode } from "react";
import { SubmitButton } from "#client/components/form/fields.tsx";
import { OUTCOME_ID } from "#client/components/hire/outcome.ts";
import { HiddenFields } from "#client/components/search/hidden-fields.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { quotesUrl } from "#client/urls/company-url.ts";
import { askedIn } from "#contract/quote-words.ts";
import type { QuoteReceipt } from "#contract/quotes.ts";

export function ConfirmForm({ receipt }: { receipt: QuoteReceipt }) {
  const { canConfirm, confirmRefusal, linkEmail } = receipt;
  if (confirmRefusal)
    return (
      <ConfirmCard title="Your request was not sent" text={confirmRefusal}>
        <p className="mt-4">
          <a href={sameRequestUrl(receipt)} className={buttonClass("primary")}>
            Ask these companies again
          </a>
        </p>
      </ConfirmCard>
    );
  if (canConfirm)
    return (
      <ConfirmCard
        title="Is this your request?"
        text="Nobody has received it yet. Press the button and it goes to the companies below."
      >
        <form method="post" action={`#${OUTCOME_ID}`} className="mt-4">
          <SubmitButton intent="confirm">Yes, send my request</SubmitButton>
        </form>
      </ConfirmCard>
    );
  return (
    <ConfirmCard
      title={linkEmail === null ? "Your request has not been sent yet" : "Please confirm your email address"}
      text={`Several requests with your details came in on one day, so we check that this one is from you. ${linkWords(receipt)}`}
    >
      <form method="post" action={`#${OUTCOME_ID}`} className="mt-4 flex flex-wrap items-center gap-3">
        <SubmitButton intent="send-link" variant="quiet">
          {linkEmail === null ? "Send the email" : "Send the email again"}
        </SubmitButton>
        {linkEmail === "failed" && (
          <a href={sameRequestUrl(receipt)} className="link">
            Write the request again
          </a>
        )}
      </form>
    </ConfirmCard>
  );
}

const ConfirmCard = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <section aria-labelledby="confirm" className="card border-l-4 border-skip p-5 sm:p-8">
    <h2 id="confirm" className="display text-2xl">
      {title}
    </h2>
    <p className="mt-2">{text}</p>
    {children}
  </section>
);

function linkWords({ linkEmail, email }: QuoteReceipt): string {
  if (linkEmail === null)
    return `We send at most three emails a day that ask this, and ${email} had three before we could send yours. Come back to this page tomorrow and press the button. Open the link in the email that you then get, and your request goes to the companies below. Nothing else leads to this page, so please keep its address.`;
  if (linkEmail === "failed")
    return `Our email to ${email} could not be delivered. If the address is right, send the email again. If it is not, write the request again with the right one.`;
  return `Open the link in our email to ${email}, and your request goes to the companies below.`;
}

function sameRequestUrl({ asked, job, companies }: QuoteReceipt): string {
  const location = askedIn(asked, "location");
  return quotesUrl(companies, { ...job, date: undefined, location, waste: job?.waste?.join(",") });
}

interface ConfirmedFormProps {
  label: ReactNode;
  variant: Parameters<typeof buttonClass>[0];
  text: string;
  intent: string;
  confirm: ReactNode;
  hidden?: Readonly<Record<string, string | number>>;
}

/** The form is in a `<details>`, which the customer can open without script. */
export function ConfirmedForm({ label, variant, text, intent, confirm, hidden = {} }: ConfirmedFormProps) {
  return (
    <details className="max-w-md max-sm:w-full print:hidden">
      <summary className={`${buttonClass(variant)} w-full list-none px-4 marker:content-none`}>
        {label}
      </summary>{" "}
      <form
        method="post"
        action={`#${OUTCOME_ID}`}
        className="mt-3 grid gap-3 rounded-card bg-white p-4 text-left ring-1 ring-line"
      >
        <HiddenFields values={hidden} />
        <p className="wrap-anywhere">{text}</p>
        <SubmitButton intent={intent} variant={variant === "quiet" ? "primary" : variant}>
          {confirm}
        </SubmitButton>
      </form>
    </details>
  );
}
