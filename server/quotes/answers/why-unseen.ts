import type { Answer } from "#contract/answers/answers.ts";

/**
 * A sentence for a customer who chooses a company whose latest answer is a decline or an offer that the customer has not seen.
 * Otherwise undefined. `seen` is the version of the offer that the customer saw; null if there was none. If `seen` is
 * undefined, every offer is accepted.
 */
export function whyUnseen(
  name: string,
  { offer, declinedBecause }: Pick<Answer, "offer" | "declinedBecause">,
  seen: number | null | undefined,
): string | undefined {
  if (declinedBecause)
    return `Your choice was not recorded, because ${name} has declined your request. Please choose another company.`;
  if (seen === undefined || (offer?.version ?? null) === seen) return;
  return seen === null
    ? `Your choice was not recorded, because ${name} has sent an offer that you had not seen. Please look at it, then choose again.`
    : `Your choice was not recorded, because ${name} has changed its offer since you opened this page. Please look at the new offer, then choose again.`;
}
