import { buttonClass } from "#client/components/ui/button-class.ts";
import { quotesUrl } from "#client/queries/company-url.ts";
import { LOCATION_LABEL } from "#contract/quote-words.ts";
import type { QuoteReceipt } from "#contract/quotes.ts";

/**
 * A form that confirms the request if the customer opened the link in our email. Otherwise the form sends that email again. If
 * the request can no longer be confirmed, there is a link to ask again instead.
 */
export function ConfirmForm({ receipt }: { receipt: QuoteReceipt }) {
  const { canConfirm, confirmRefusal, email } = receipt;
  if (confirmRefusal) return <TooLate receipt={receipt} reason={confirmRefusal} />;
  return (
    <section aria-labelledby="confirm" className="card border-l-4 border-skip p-5 sm:p-8">
      <h2 id="confirm" className="display text-2xl">
        {canConfirm ? "Is this your request?" : "Please confirm your email address"}
      </h2>
      <p className="mt-2">
        {canConfirm
          ? "Nobody has received it yet. Press the button and it goes to the companies below."
          : `Several requests with your details came in today, so we check that this one is from you. Open the link in our email to ${email}, and your request goes to the companies below.`}
      </p>
      <form method="post" className="mt-4">
        {canConfirm ? (
          <button type="submit" name="intent" value="confirm" className={buttonClass("primary")}>
            Yes, send my request
          </button>
        ) : (
          <button type="submit" name="intent" value="send-link" className={buttonClass("quiet")}>
            Send the email again
          </button>
        )}
      </form>
    </section>
  );
}

function TooLate({ receipt, reason }: { receipt: QuoteReceipt; reason: string }) {
  return (
    <section aria-labelledby="confirm" className="card border-l-4 border-skip p-5 sm:p-8">
      <h2 id="confirm" className="display text-2xl">
        Your request was not sent
      </h2>
      <p className="mt-2">{reason}</p>
      <p className="mt-4">
        <a href={sameRequestUrl(receipt)} className={buttonClass("primary")}>
          Ask these companies again
        </a>
      </p>
    </section>
  );
}

/** The URL of the quote form with the place, the job and the companies of the request, but without the delivery day. */
function sameRequestUrl({ asked, job, companies }: QuoteReceipt): string {
  const { size, weeks, stands, waste } = job ?? {};
  const location = asked.find(({ label }) => label === LOCATION_LABEL)?.text;
  return quotesUrl(companies, { location, size, weeks, stands, waste: waste?.join(",") });
}
