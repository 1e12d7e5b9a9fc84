import { offerTotal } from "#contract/answers/offer-total.ts";
import { DAY_MS } from "#contract/dates.ts";
import type { DemoData } from "../generate.ts";
import type { DemoPlaceTables, DemoTown } from "../places.ts";
import { createSeededRandom, type Random } from "../random.ts";
import { after, answersOf, chooseRequestedJob, type GivenAnswer, HOUR_MS, jobColumns } from "./answers.ts";
import { type AskedFirm, type AskedTown, askedTowns } from "./firms.ts";
import { OPEN_HIRES, OPEN_QUESTIONS } from "./hires.ts";

/** A firm that received the request, with its answers. */
interface Part {
  firm: AskedFirm;
  answers: readonly GivenAnswer[];
}

/** A quote request with everything that happened to it. */
export interface DemoRequest {
  createdAt: Date;
  town: DemoTown;
  asked: ReturnType<typeof jobColumns>;
  parts: readonly Part[];
  /** `invitedAt` is null if the hire is not over. */
  chosen: { companyId: number; version: number; at: Date; invitedAt: Date | null } | null;
  /** What was pressed until now, if the request is not over. */
  pressed?: (typeof OPEN_HIRES)[number];
  withdrawnAt: Date | null;
  /** The id of the review that its customer wrote after the invitation. */
  reviewId: number | null;
}

const REQUESTS = 190;
/**
 * Age in days of the youngest and the oldest request without a review. By default, the product would still send reminders
 * about a request that is less than two days old.
 */
const YOUNGEST = 4;
const OLDEST = 362;
/** Fewest days from a request to the review after its invitation. Up to ten random days are added. */
const UNTIL_REVIEW = 38;

export interface RequestsSource extends DemoData {
  tables: DemoPlaceTables;
  /** Requests without a review are from the year before this time, because figures about companies' answers cover a year. */
  now: Date;
}

/** Creates the requests in the order of time. The same time gives the same requests. */
export const createDemoRequests = ({ companies, reviews, tables, now }: RequestsSource): DemoRequest[] => {
  const towns = askedTowns(companies, tables);
  return [...newRequests(towns, now), ...reviewedRequests(towns, reviews), ...openRequests(towns, now)].sort(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
  );
};

/** A request for each state of a question before a price, and of a hire that is not over. All of it is relative to now. */
const openRequests = (towns: readonly AskedTown[], now: Date): DemoRequest[] =>
  [...OPEN_QUESTIONS, ...OPEN_HIRES].map((pressed, index) => {
    const random = createSeededRandom(`open ${index}`);
    const { town, firms } = random.pick(towns.filter((each) => each.firms.some(canAnswer)));
    const createdAt = after(now, ((pressed[0]?.[0] ?? 0) - 14) * DAY_MS);
    const { note, job } = chooseRequestedJob(random);
    // Three weeks, so that no reminder and no invitation is due today.
    const requested = { note, job: { ...job, weeks: 3, stands: "drive" as const } };
    const given = random.some(firms.filter(canAnswer), 2).map((firm, at) => ({
      firm,
      answers: answersOf({ firm, job: requested.job, createdAt, mustOffer: at === 0 }, random),
    }));
    const isHire = index >= OPEN_QUESTIONS.length;
    const chosen = isHire ? chooseCheapest(given.slice(0, 1), () => null) : null;
    const asked = { ...jobColumns(requested, createdAt, random), hireDate: null, job: requested.job };
    const parts = answeredBefore(given, chosen?.at ?? now);
    return { createdAt, town, asked, parts, chosen, withdrawnAt: null, reviewId: null, pressed };
  });

/** Whether a firm answers within a day or so, as the firms of hires that are not over did. */
const canAnswer = ({ habit }: AskedFirm): boolean => habit.share > 0.8;

const newRequests = (towns: readonly AskedTown[], now: Date): DemoRequest[] =>
  Array.from({ length: REQUESTS }, (_, index) => {
    const random = createSeededRandom(`request ${index}`);
    const createdAt = after(now, -(YOUNGEST + random.next() * (OLDEST - YOUNGEST)) * DAY_MS);
    createdAt.setUTCHours(random.between(7, 21), random.between(0, 59), random.between(0, 59), 0);
    const { town, firms } = random.pick(towns);
    const job = chooseRequestedJob(random);
    const parts = random.some(firms, random.between(1, 4)).map((firm) => ({
      firm,
      answers: answersOf({ firm, job: job.job, createdAt, mustOffer: false }, random),
    }));
    const asked = jobColumns(job, createdAt, random);
    const open = {
      ...{ createdAt, town, asked, chosen: null, withdrawnAt: null, reviewId: null },
      parts: answeredBefore(parts, after(now, -HOUR_MS)),
    };
    if (random.chance(0.12)) return withdraw(open, now, random);
    const chosen = random.chance(0.55) ? chooseCheapest(open.parts, (at) => invitationOf(at, asked)) : null;
    // A choice counts only if its invitation was due more than a day ago, so that no background job has invitations to send.
    return { ...open, chosen: chosen?.invitedAt && chosen.invitedAt < after(now, -DAY_MS) ? chosen : null };
  });

/**
 * Creates a request for each review whose customer was invited after asking here. A confirmed email address proves no request.
 */
const reviewedRequests = (towns: readonly AskedTown[], reviews: DemoData["reviews"]): DemoRequest[] =>
  reviews.flatMap((review) => {
    const found = towns.find(({ firms }) => firms.some(({ company }) => company.id === review.companyId));
    if (review.proof !== "asked-here" || !found) return [];
    const { town, firms } = found;
    const random = createSeededRandom(`reviewed ${review.id}`);
    const reviewedAt = new Date(review.createdAt);
    const createdAt = after(reviewedAt, -(UNTIL_REVIEW + random.next() * 10) * DAY_MS);
    const job = chooseRequestedJob(random);
    const isReviewed = ({ company }: AskedFirm) => company.id === review.companyId;
    const others = firms.filter((firm) => !isReviewed(firm));
    const parts = [...firms.filter(isReviewed), ...random.some(others, random.between(0, 4))].map((firm) => ({
      firm,
      answers: answersOf({ firm, job: job.job, createdAt, mustOffer: isReviewed(firm) }, random),
    }));
    const asked = jobColumns(job, createdAt, random);
    const invitedAt = after(reviewedAt, -random.between(1, 4) * DAY_MS);
    const chosen = chooseCheapest(parts.slice(0, 1), () => invitedAt);
    return [{ createdAt, town, asked, parts, chosen, withdrawnAt: null, reviewId: review.id }];
  });

const answeredBefore = (parts: readonly Part[], time: Date): Part[] =>
  parts.map(({ firm, answers }) => ({ firm, answers: answers.filter(({ at }) => at < time) }));

function withdraw(request: DemoRequest, now: Date, random: Random): DemoRequest {
  const at = after(request.createdAt, random.between(5, 60) * HOUR_MS);
  const withdrawnAt = at < now ? at : after(now, -HOUR_MS);
  return { ...request, withdrawnAt, parts: answeredBefore(request.parts, withdrawnAt) };
}

/** Chooses the cheapest offer that was not followed by a decline, a day after the last answer. Null without an offer. */
function chooseCheapest(
  parts: readonly Part[],
  invitation: (at: Date) => Date | null,
): DemoRequest["chosen"] {
  const offers = parts.flatMap(({ firm, answers }) => {
    const offer = answers.at(-1)?.offer;
    const version = answers.filter((answer) => answer.offer).length;
    return offer ? [{ companyId: firm.company.id, version, total: Number(offerTotal(offer)) }] : [];
  });
  const best = offers.sort((a, b) => a.total - b.total)[0];
  if (!best) return null;
  const times = parts.flatMap(({ answers }) => answers.map(({ at }) => at.getTime()));
  const at = new Date(Math.max(...times) + DAY_MS);
  return { companyId: best.companyId, version: best.version, at, invitedAt: invitation(at) };
}

/** The time of the invitation: three days after the end of the hire, or three weeks after the choice if no date is known. */
function invitationOf(chosenAt: Date, { hireDate, job }: DemoRequest["asked"]): Date {
  const delivery = hireDate ?? job.date;
  return delivery
    ? after(new Date(`${delivery}T10:00:00Z`), (job.weeks * 7 + 3) * DAY_MS)
    : after(chosenAt, 21 * DAY_MS);
}
