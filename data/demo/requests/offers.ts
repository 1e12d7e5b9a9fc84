import type { DeclineReason, OfferLine, OfferTerms, VatStatus } from "#contract/answers/offer.ts";
import type { Company } from "#contract/companies.ts";
import { DAY_MS } from "#contract/dates.ts";
import type { JobSize } from "#contract/job/job.ts";
import { PRICE_RANGES } from "../companies/prices.ts";
import type { Random } from "../random.ts";
import { DECLINE_NOTES, OFFER_NOTES } from "../words/requests.ts";
import { dayAfter } from "./days.ts";
import type { DemoJob } from "./jobs.ts";

const pounds = (amount: number) => amount.toFixed(2);
const toFive = (amount: number) => Math.round(amount / 5) * 5;

/** The firm's stated price for a size in pounds, otherwise the average price, limited to the firm's price range. */
function hirePrice({ prices, priceFrom, priceTo }: Company, size: JobSize): number {
  const stated = prices.find((price) => price.size === size);
  if (stated) return Number(stated.price);
  const [, from, to] = PRICE_RANGES.find(([yards]) => yards >= size) ?? [0, 100, 400];
  return Math.min(Math.max((from + to) / 2, Number(priceFrom ?? from)), Number(priceTo ?? to));
}

const hasSize = ({ skipSizes }: Company, size: JobSize) =>
  (skipSizes?.match(/\d+/g) ?? []).map(Number).includes(size);

/** Returns a reason why the company declines the job, or null if the company offers a price. */
export function declineReason(company: Company, job: DemoJob, random: Random): DeclineReason | null {
  if (!hasSize(company, job.size)) return "no-such-size";
  if (job.waste.some((waste) => company.refuses.includes(waste))) return "waste-not-taken";
  if (random.chance(0.86)) return null;
  return random.weighted({ "no-vehicle": 4, "out-of-area": 3, "not-enough-detail": 2, other: 2 });
}

export const declineNote = (reason: DeclineReason, random: Random) => random.pick(DECLINE_NOTES[reason]);

const VAT_OF: readonly VatStatus[] = ["included", "included", "added", "included", "not-registered"];

export function firstOffer(company: Company, job: DemoJob, answeredAt: Date, random: Random): OfferTerms {
  const vat = VAT_OF[company.id % VAT_OF.length] ?? "included";
  const withoutVat = vat === "added" ? 1.2 : 1;
  const hire = toFive((hirePrice(company, job.size) * (0.97 + random.next() * 0.08)) / withoutVat);
  const lines: OfferLine[] = [{ kind: "hire", price: pounds(hire), vat: vat !== "not-registered" }];
  if (job.stands === "road" && random.chance(0.75)) lines.push(...permitLines(vat, random));
  const mattress = company.acceptsAtCharge.find(({ waste }) => waste === "mattress");
  if (job.waste.includes("mattress") && mattress)
    lines.push({ kind: "extra", item: "Mattress", price: mattress.price, vat: vat !== "not-registered" });
  const isHeavy = job.waste.includes("soil");
  return {
    lines,
    vat,
    hireDays: random.pick([14, 14, 14, 7, 7, null]),
    extraWeek: random.pick([pounds(20), pounds(25), pounds(15), null]),
    weightLimitTonnes: isHeavy ? null : random.pick([null, job.size, job.size * 0.75]),
    overweightPerTonne: random.pick([null, null, pounds(95)]),
    earliestDate: dayAfter(answeredAt, (company.noticeDays ?? 2) + random.between(1, 4)),
    validUntil: random.chance(0.85) ? dayAfter(answeredAt, random.pick([14, 21, 30])) : null,
    note: random.chance(0.5) ? random.pick(OFFER_NOTES) : null,
  };
}

const permitLines = (vat: VatStatus, random: Random): OfferLine[] => [
  { kind: "permit-council-fee", price: pounds(random.pick([36, 40, 44, 56])), vat: false },
  { kind: "permit-handling", price: pounds(random.pick([12, 15, 20])), vat: vat !== "not-registered" },
];

/** A revised offer: the hire is 5 to 15 pounds cheaper, and the offer is valid for 30 days. */
export function nextOffer(offer: OfferTerms, answeredAt: Date, random: Random): OfferTerms {
  const cheaper = (line: OfferLine) =>
    line.kind === "hire" ? { ...line, price: pounds(Number(line.price) - random.pick([5, 10, 15])) } : line;
  return {
    ...offer,
    lines: offer.lines.map(cheaper),
    earliestDate: dayAfter(new Date(answeredAt.getTime() + DAY_MS), random.between(1, 4)),
    validUntil: dayAfter(answeredAt, 30),
    note: "We've had another look at the price.",
  };
}
