import { useRef } from "react";
import { Badge } from "#client/components/ui/badge.tsx";
import type { DeliveryKind, DeliveryState } from "#contract/deliveries.ts";
import type { Quote, QuoteDelivery } from "#contract/quotes.ts";
import { countOf } from "#contract/text/spelling.ts";
import { ActButton, NO_RECALL } from "../act-button.tsx";
import { adminRequest } from "../admin-requests.ts";

export const EMAIL_KINDS: Record<DeliveryKind, string> = {
  company: "To the company",
  customer: "Confirmation to the customer",
  verification: "Link to confirm the customer's address",
  review: "Link to confirm a review",
  admin: "Copy to the administrator",
  cancellation: "Cancellation",
  answers: "Answers to the customer",
  "company-reminder": "Reminder to the company",
  "customer-reminder": "Reminder to the customer",
  choice: "Choice to the chosen company",
  "company-notice": "Notice to the company of what was done in its name",
  hire: "News of the hire to the company",
  "hire-news": "News of the hire to the customer",
  invitation: "Invitation to review",
  digest: "Digest to the company",
  lead: "Listing request",
  "lead-copy": "Copy of a listing request",
  "lead-decision": "Answer to a listing request",
  "firm-link": "Link to the company's own page",
  "claim-confirmation": "Link that confirms the address of a claim",
  "claim-decision": "Answer to a claim of a listing",
  "address-change": "Notice that a listing has another email address",
  "draft-invitation": "Question to a company whether its draft is right",
  complaint: "Notice of a complaint about personal data",
  "complaint-acknowledgement": "Acknowledgement of a complaint",
  "work-digest": "Weekly summary to the administrator",
  "admin-digest": "Hourly summary to the administrator",
};

const TONES: Record<DeliveryState, "plain" | "go" | "stop"> = {
  queued: "plain",
  sent: "go",
  failed: "stop",
  test: "plain",
  cancelled: "plain",
};

/**
 * A failed email that has `sentAt` was returned by the recipient's mail server. Its text was deleted, so it can't be sent again.
 */
export const canResend = ({ state, sentAt }: QuoteDelivery) => state === "failed" && sentAt === null;

export function Deliveries({ quote: { id: quoteId, deliveries } }: { quote: Quote }) {
  const summary = useRef<HTMLElement>(null);
  const failed = deliveries.filter(({ state }) => state === "failed").length;
  const sent = deliveries.filter(({ state }) => state === "sent").length;
  if (deliveries.length === 0) return null;
  return (
    <details open={failed > 0} className="rounded-control border border-line">
      <summary ref={summary} className="flex min-h-11 items-center gap-3 px-4 font-semibold">
        Emails: {sent} of {deliveries.length} sent {failed > 0 && <Badge tone="stop">{failed} failed</Badge>}
      </summary>{" "}
      <ul className="divide-y divide-line border-t border-line">
        {deliveries.map((delivery) => (
          <li key={delivery.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
            <div className="mr-auto min-w-0">
              <p className="font-semibold wrap-anywhere">{delivery.recipient || "Address deleted"}</p>
              <p className="text-sm text-muted wrap-anywhere">
                {EMAIL_KINDS[delivery.kind]}
                {delivery.attempts > 0 && `, ${countOf(delivery.attempts, "try", "tries")}`}
                {delivery.lastError && `: ${delivery.lastError}`}
              </p>
            </div>
            <Badge tone={TONES[delivery.state]}>{delivery.state}</Badge>{" "}
            {canResend(delivery) && (
              <ActButton
                label="Send again"
                name={`Send again to ${delivery.recipient}`}
                asks={`${EMAIL_KINDS[delivery.kind]} is sent to ${delivery.recipient} again. ${NO_RECALL}`}
                send={() => adminRequest("POST", `/api/quotes/${quoteId}/deliveries/${delivery.id}/retry`)}
                done="The email is on its way again"
                failed="Failed to send the email again"
                onDone={() => summary.current?.focus()}
              />
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
