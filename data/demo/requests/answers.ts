import type { DeclineReason, OfferTerms } from "#contract/answers/offer.ts";
import type { Random } from "../random.ts";
import { after, HOUR_MS } from "./days.ts";
import { type AskedFirm, HABITS } from "./firms.ts";
import type { DemoJob } from "./jobs.ts";
import { declineNote, declineReason, firstOffer, nextOffer } from "./offers.ts";

/** One answer of a firm: an offer or a decline. */
export interface GivenAnswer {
  at: Date;
  offer: OfferTerms | null;
  declineReason: DeclineReason | null;
  note: string | null;
}

interface Asked {
  firm: AskedFirm;
  job: DemoJob;
  createdAt: Date;
  /** True if the customer later reviews the firm, so that the firm has to make an offer. */
  mustOffer: boolean;
}

const SECOND_OFFER = 0.15;
const SECOND_THOUGHTS = 0.05;

const offered = (at: Date, offer: OfferTerms): GivenAnswer => ({
  at,
  offer,
  declineReason: null,
  note: null,
});
const declined = (at: Date, declineReason: DeclineReason, random: Random): GivenAnswer => ({
  at,
  offer: null,
  declineReason,
  note: declineNote(declineReason, random),
});

/** All answers of a firm to a request, in chronological order. */
export function answersOf({ firm, job, createdAt, mustOffer }: Asked, random: Random): GivenAnswer[] {
  const { company, habit } = firm;
  const { share, hours } = HABITS[habit];
  if (!mustOffer && !random.chance(share)) return [];
  const [least, most] = hours;
  const at = after(createdAt, (least + (most - least) * random.next() ** 1.5) * HOUR_MS);
  const reason = mustOffer ? null : declineReason(company, job, random);
  if (reason) return [declined(at, reason, random)];
  const offer = firstOffer(company, job, at, random);
  const later = after(at, random.between(3, 40) * HOUR_MS);
  if (random.chance(SECOND_OFFER))
    return [offered(at, offer), offered(later, nextOffer(offer, later, random))];
  if (!mustOffer && random.chance(SECOND_THOUGHTS))
    return [offered(at, offer), declined(later, "no-vehicle", random)];
  return [offered(at, offer)];
}
