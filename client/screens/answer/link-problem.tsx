import { MessagePanel } from "#client/components/ui/message-panel.tsx";
import { ANSWER_LINK_DAYS } from "#contract/answers/offer.ts";

/** The page for a link that is unknown or expired. */
export function LinkProblem({ isExpired }: { isExpired: boolean }) {
  if (isExpired)
    return (
      <MessagePanel title="This link has run out">
        <p className="text-ink-soft">
          It worked for {ANSWER_LINK_DAYS} days after the request. You can still reply to our email: your
          reply goes straight to the customer.
        </p>
      </MessagePanel>
    );
  return (
    <MessagePanel title="We don't know this link">
      <p className="text-ink-soft">
        Please open it from our email again, and check that all of it was copied. If it still doesn't work,
        reply to that email: your reply goes straight to the customer.
      </p>
    </MessagePanel>
  );
}
