import { buttonClass } from "#client/components/ui/button-class.ts";
import type { QuoteReceipt } from "#contract/quotes.ts";

/** A form that confirms the request if the customer opened the link in our email. Otherwise the form sends that email again. */
export function ConfirmForm({ receipt: { canConfirm, email } }: { receipt: QuoteReceipt }) {
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
