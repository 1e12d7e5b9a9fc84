import type { DeclineReason, OfferLine, OfferTerms, VatStatus } from "#contract/answers/offer.ts";
import type { Company } from "#contract/companies.ts";
import { DAY_MS, HOUR_MS } from "#contract/dates.ts";
import type { JobSize, Waste } from "#contract/job/job.ts";
import {
  directorySkipSize,
  directoryWasteType,
  hireDurationOf,
  hireLengthOf,
  pageSkipSize,
  wastesInWords,
} from "#contract/job/job-options.ts";
import { clamp } from "#contract/limits.ts";
import { AVERAGE_PRICES, asMoney, yardsOf } from "../companies/terms.ts";
import type { Random } from "../random.ts";
import { readSections, readWords } from "../words.ts";

export const after = (time: Date, ms: number): Date => new Date(time.getTime() + Math.round(ms));

/** As YYYY-MM-DD. A Sunday becomes the next Monday. */
function dayAfter(time: Date, days: number): string {
  const day = after(time, days * DAY_MS);
  if (day.getUTCDay() === 0) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

const answerNotes = readWords("answer-notes");
const SIZES: readonly JobSize[] = [2, 4, 4, 6, 6, 6, 8, 8, 8, 12];
/** Customers' notes. A section is named after the wastes of the job. */
const JOBS_ASKED = [...readSections("requests")];

export function chooseRequestedJob(createdAt: Date, random: Random) {
  const [wastes, notes] = random.pick(JOBS_ASKED);
  const waste = wastes.split(", ") as Waste[];
  // Soil and rubble are too heavy for skips above 8 cubic yards. Every job with rubble contains soil too.
  const size = waste.includes("soil") ? random.pick<JobSize>([4, 6, 8]) : random.pick(SIZES);
  const stands = random.weighted({ drive: 6, road: 3, unsure: 1 });
  const job = { size, weeks: random.pick([1, 2, 2, 2, 3]), stands, waste };
  return { job, note: random.pick(notes), createdAt };
}

export type Asked = ReturnType<typeof chooseRequestedJob>;

export function jobColumns({ job, note, createdAt }: Asked, random: Random) {
  const { size, weeks, waste } = job;
  const isPage = random.chance(0.35);
  const day = dayAfter(createdAt, random.between(5, 18));
  return {
    skipSize: isPage ? pageSkipSize(size) : directorySkipSize(size),
    wasteType: isPage ? wastesInWords(waste) : directoryWasteType(waste),
    hireLength: isPage ? hireDurationOf(weeks) : hireLengthOf(weeks),
    hireDate: isPage ? day : null,
    additionalInfo: random.chance(0.7) ? note : null,
    job: { ...job, ...(random.chance(0.5) && { date: day }) },
  };
}

export type AskedJob = ReturnType<typeof jobColumns>;

interface GivenAnswer {
  at: Date;
  offer: OfferTerms | null;
  declineReason: DeclineReason | null;
  note: string | null;
}

/** `share` is the share of requests that the firm answers. The hours are from the request to the first answer. */
export type Habit = { habit: string } & Record<"share" | "fewestHours" | "mostHours", number>;

const SECOND_OFFER = 0.15;
const SECOND_THOUGHTS = 0.05;

/** If `mustOffer` is true, the firm makes an offer, because the customer will choose it. */
export function chooseAnswers(
  { company, habit }: { company: Company; habit: Habit },
  { job, createdAt }: Asked,
  mustOffer: boolean,
  random: Random,
): GivenAnswer[] {
  if (!mustOffer && !random.chance(habit.share)) return [];
  const { fewestHours, mostHours } = habit;
  const at = after(createdAt, (fewestHours + (mostHours - fewestHours) * random.next() ** 1.5) * HOUR_MS);
  const reason = mustOffer ? null : whyDeclined(company, job, random);
  if (reason) return [declined(at, reason, random)];
  const offer = firstOffer(company, job, at, random);
  const first = { at, offer, declineReason: null, note: null };
  const later = after(at, random.between(3, 40) * HOUR_MS);
  if (random.chance(SECOND_OFFER))
    return [first, { ...first, at: later, offer: nextOffer(offer, later, random) }];
  if (!mustOffer && random.chance(SECOND_THOUGHTS)) return [first, declined(later, "no-vehicle", random)];
  return [first];
}

function declined(at: Date, declineReason: DeclineReason, random: Random): GivenAnswer {
  const note = random.pick(answerNotes(declineReason));
  return { at, offer: null, declineReason, note: note === "none" ? null : note };
}

function whyDeclined(company: Company, job: Asked["job"], random: Random): DeclineReason | null {
  if (!yardsOf(company).includes(job.size)) return "no-such-size";
  if (job.waste.some((waste) => company.refuses.includes(waste))) return "waste-not-taken";
  if (random.chance(0.86)) return null;
  return random.weighted({ "no-vehicle": 4, "out-of-area": 3, "not-enough-detail": 2, other: 2 });
}

/** In pounds: the stated price, otherwise the average price, limited to the firm's price range. */
function hirePrice({ prices, priceFrom, priceTo }: Company, size: JobSize): number {
  const stated = prices.find((price) => price.size === size);
  if (stated) return Number(stated.price);
  const { from, to } = AVERAGE_PRICES.find((average) => average.size >= size) ?? { from: 100, to: 400 };
  return clamp((from + to) / 2, { min: Number(priceFrom ?? from), max: Number(priceTo ?? to) });
}

const VAT_OF: readonly VatStatus[] = ["included", "included", "added", "included", "not-registered"];

function firstOffer(company: Company, job: Asked["job"], answeredAt: Date, random: Random): OfferTerms {
  const vat = VAT_OF[company.id % VAT_OF.length] ?? "included";
  const hasVat = vat !== "not-registered";
  const withoutVat = vat === "added" ? 1.2 : 1;
  const hire = (hirePrice(company, job.size) * (0.97 + random.next() * 0.08)) / withoutVat;
  const lines: OfferLine[] = [{ kind: "hire", price: asMoney(Math.round(hire / 5) * 5), vat: hasVat }];
  if (job.stands === "road" && random.chance(0.75))
    lines.push(
      { kind: "permit-council-fee", price: asMoney(random.pick([36, 40, 44, 56])), vat: false },
      { kind: "permit-handling", price: asMoney(random.pick([12, 15, 20])), vat: hasVat },
    );
  const mattress = company.acceptsAtCharge.find(({ waste }) => waste === "mattress");
  if (job.waste.includes("mattress") && mattress)
    lines.push({ kind: "extra", item: "Mattress", price: mattress.price, vat: hasVat });
  return {
    ...{ lines, vat },
    hireDays: random.pick([14, 14, 14, 7, 7, null]),
    extraWeek: random.pick(["20.00", "25.00", "15.00", null]),
    weightLimitTonnes: job.waste.includes("soil") ? null : random.pick([null, job.size, job.size * 0.75]),
    overweightPerTonne: random.pick([null, null, "95.00"]),
    earliestDate: dayAfter(answeredAt, (company.noticeDays ?? 2) + random.between(1, 4)),
    validUntil: random.chance(0.85) ? dayAfter(answeredAt, random.pick([14, 21, 30])) : null,
    note: random.chance(0.5) ? random.pick(answerNotes("offer notes")) : null,
  };
}

/** The hire is 5 to 15 pounds cheaper, and the offer is valid for 30 days. */
function nextOffer(offer: OfferTerms, answeredAt: Date, random: Random): OfferTerms {
  return {
    ...offer,
    lines: offer.lines.map((line) =>
      line.kind === "hire"
        ? { ...line, price: asMoney(Number(line.price) - random.pick([5, 10, 15])) }
        : line,
    ),
    earliestDate: dayAfter(after(answeredAt, DAY_MS), random.between(1, 4)),
    validUntil: dayAfter(answeredAt, 30),
    note: "We've had another look at the price.",
  };
}
