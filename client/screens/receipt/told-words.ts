import { joinWithAnd } from "#client/components/company/format.ts";
import { DELIVERY_STATES, type DeliveryState } from "#contract/deliveries.ts";
import type { QuoteReceipt } from "#contract/quotes.ts";
import { otherRecipients } from "./receipt-view.ts";

/**
 * For example "Aire Skips was told with your phone number." In the present tense until the email has left, and "would be told"
 * in test mode.
 */
export function toldWords(names: string[], state: DeliveryState | null, what: string): string {
  const [are, were] = names.length === 1 ? ["is", "was"] : ["are", "were"];
  const isBeingTold = state === null || state === "queued";
  const verb = state === "test" ? "would be" : isBeingTold ? `${are} being` : were;
  return `${joinWithAnd(names)} ${verb} told ${what}.`;
}

/** A sentence about other companies whose emails have this state. The state is null before the emails exist. */
function otherwiseWords(names: string[], state: DeliveryState | null): string[] {
  if (names.length === 0) return [];
  if (state === "failed" || state === "cancelled")
    return [`${joinWithAnd(names)} could not be told by email that you decided otherwise.`];
  return [toldWords(names, state, "politely that you decided otherwise")];
}

/**
 * What the other companies are told after the time to undo the choice: a sentence for each state of their emails. Before these
 * emails exist, a sentence with the companies that will get one.
 */
export function othersTold(receipt: QuoteReceipt, chosenId: number): string[] {
  if (receipt.choiceEmail === null) return otherwiseWords(otherRecipients(receipt, chosenId), null);
  const others = receipt.companies.filter(({ id }) => id !== chosenId);
  return DELIVERY_STATES.flatMap((state) => {
    const inState = others.filter(({ cancellationEmail }) => cancellationEmail === state);
    return otherwiseWords(
      inState.map(({ name }) => name),
      state,
    );
  });
}
