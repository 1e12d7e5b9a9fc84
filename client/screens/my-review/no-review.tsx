import { buttonClass } from "#client/components/ui/button-class.ts";
import { MessagePanel } from "#client/components/ui/message-panel.tsx";
import { CONFIRM_REVIEW_DAYS } from "#contract/limits.ts";

/** The page for a link whose review was withdrawn, deleted or never confirmed, and for an invalid link. */
export function NoReview({ isWithdrawn }: { isWithdrawn: boolean }) {
  return isWithdrawn ? (
    <MessagePanel title="Your review is gone">
      <p className="max-w-prose text-ink-soft">
        It no longer counts in the company's rating, and we have deleted what you wrote. Our{" "}
        <a href="/reviews-ledger" className="link">
          reviews ledger
        </a>{" "}
        keeps a line without your name or words: a review was withdrawn by its writer.
      </p>
      <a href="/" className={buttonClass()}>
        Home
      </a>
    </MessagePanel>
  ) : (
    <MessagePanel title="Review Not Found">
      <p className="max-w-prose text-ink-soft">
        Please check that the link is complete. It stops working when the review is gone, and after{" "}
        {CONFIRM_REVIEW_DAYS} days if the address was never confirmed.
      </p>
      <a href="/" className={buttonClass()}>
        Home
      </a>
    </MessagePanel>
  );
}
