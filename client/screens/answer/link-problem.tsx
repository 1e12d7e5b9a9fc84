import { MessagePanel } from "#client/components/ui/message-panel.tsx";

/** The page for a link that is unknown or has ended. `ended` says why, and what to do. */
export function LinkProblem({ ended }: { ended: string | undefined }) {
  if (ended)
    return (
      <MessagePanel title="This link has run out">
        <p className="max-w-prose text-ink-soft">{ended}</p>
        <a href="/companies" className="link">
          Find your company
        </a>
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
