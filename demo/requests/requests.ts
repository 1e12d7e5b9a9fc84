import { offerTotal } from "#contract/answers/offer-total.ts";
import type { Company } from "#contract/companies.ts";
import { DAY_MS, HOUR_MS } from "#contract/dates.ts";
import type { PressFacts } from "#contract/hires/press-bodies.ts";
import type { Actor } from "#contract/hires/presses.ts";
import { canBeQuoted } from "#contract/quotable.ts";
import type { Review } from "#contract/reviews.ts";
import { findDemoTown } from "../places.ts";
import { createSeededRandom, type Random } from "../random.ts";
import { readDemoTable } from "../words.ts";
import {
  type Asked,
  type AskedJob,
  after,
  chooseAnswers,
  chooseRequestedJob,
  type Habit,
  jobColumns,
} from "./answers.ts";

const HABITS = readDemoTable<Habit>("habits");
const REQUEST_TOWNS = readDemoTable<{ town: string; county: string; habits: string }>("request-towns");

/** Each town has the firms with the most reviews, among the firms that accept quote requests. */
export const askedTowns = (companies: readonly Company[]) =>
  REQUEST_TOWNS.map(({ town, county, habits }) => {
    const firms = companies
      .filter((company) => company.location === town && company.county === county && canBeQuoted(company))
      .sort((a, b) => b.reviewCount - a.reviewCount || a.id - b.id);
    return {
      town: findDemoTown(town, county),
      firms: habits.split(", ").flatMap((name, index) => {
        const company = firms[index];
        const habit = HABITS.find((each) => each.habit === name);
        return company && habit ? [{ company, habit }] : [];
      }),
    };
  });

type AskedTown = ReturnType<typeof askedTowns>[number];
type AskedFirm = AskedTown["firms"][number];

const FIRST_INVITED = "2025-07-01";
const MOST_PER_FIRM = 2;

/** For each firm that answers requests, marks up to two reviews: invited customers wrote them. Ratings do not change. */
export function proveReviews(reviews: readonly Review[], towns: readonly AskedTown[]): Review[] {
  const answering = towns.flatMap(({ firms }) => firms.filter(({ habit }) => habit.share > 0));
  const left = new Map(answering.map(({ company }) => [company.id, MOST_PER_FIRM]));
  return reviews.map((review) => {
    const count = left.get(review.companyId) ?? 0;
    if (count === 0 || review.createdAt < FIRST_INVITED) return review;
    left.set(review.companyId, count - 1);
    return { ...review, proof: "asked-here" };
  });
}

/**
 * `days` is the time of the press, and `day` is the day that the press names. Both are days from now, or from the collection of a
 * hire that is over.
 */
export type DemoPress = PressFacts & { days: number; actor: Actor; day?: number };

/** The presses about requests that are not over. A state without presses has one row with only its name. */
const OPEN_REQUESTS = readDemoTable<DemoPress>("open-requests");
const OPEN_STATES = [...new Set(OPEN_REQUESTS.map(({ state }) => state))];

const REQUESTS = 190;
/** The product still sends reminders of requests under two days old. */
const YOUNGEST = 4;
/** The highest age of a request without a review, in days. */
const OLDEST = 362;
const UNTIL_REVIEW = 38;

/**
 * A quote request with everything that happened to it. A request that is not over has its presses until now in `pressed`, and the
 * `invitedAt` of its choice is null. `reviewId` is the review that its customer wrote after the invitation.
 */
export type DemoRequest = ReturnType<typeof createDemoRequests>[number];

/** The requests are in the order of time. Requests without a review are from the last year, because figures cover a year. */
export function createDemoRequests(companies: readonly Company[], reviews: readonly Review[], now: Date) {
  const towns = askedTowns(companies);
  const requests = [
    ...Array.from({ length: REQUESTS }, (_, index) => newRequest(index, towns, now)),
    ...reviewedRequests(towns, reviews),
    ...OPEN_STATES.map((_, index) => openRequest(index, towns, now)),
  ];
  return requests.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

/** A request with a question before a price, or with a hire that is not over. All its times are relative to `now`. */
function openRequest(index: number, towns: readonly AskedTown[], now: Date) {
  const random = createSeededRandom(`open ${index}`);
  const pressed = OPEN_REQUESTS.filter(({ state, press }) => state === OPEN_STATES[index] && press);
  const { town, firms } = random.pick(towns.filter((each) => each.firms.some(canAnswer)));
  const createdAt = after(now, ((pressed[0]?.days ?? 0) - 14) * DAY_MS);
  const requested = chooseRequestedJob(createdAt, random);
  // A hire of three weeks has no reminder and no invitation due today.
  const job = { ...requested.job, weeks: 3, stands: "drive" as const };
  const receiving = random.some(firms.filter(canAnswer), 2);
  const given = answersFrom(receiving, receiving[0] ?? null, { ...requested, job }, random);
  const isHire = !pressed.some(({ press }) => press === "question");
  const chosen = isHire ? chooseCheapest(given.slice(0, 1), () => null) : null;
  const asked: AskedJob = { ...jobColumns({ ...requested, job }, random), hireDate: null, job };
  const parts = answeredBefore(given, chosen?.at ?? now);
  return { createdAt, town, asked, parts, chosen, withdrawnAt: null, reviewId: null, pressed };
}

/** The requests of `openRequest` need such a firm. */
const canAnswer = ({ habit }: AskedFirm): boolean => habit.share > 0.8;

function newRequest(index: number, towns: readonly AskedTown[], now: Date) {
  const random = createSeededRandom(`request ${index}`);
  const createdAt = after(now, -(YOUNGEST + random.next() * (OLDEST - YOUNGEST)) * DAY_MS);
  createdAt.setUTCHours(random.between(7, 21), random.between(0, 59), random.between(0, 59), 0);
  const { town, firms } = random.pick(towns);
  const requested = chooseRequestedJob(createdAt, random);
  const given = answersFrom(random.some(firms, random.between(1, 4)), null, requested, random);
  const asked = jobColumns(requested, random);
  const last = after(now, -HOUR_MS);
  const isWithdrawn = random.chance(0.12);
  const withdrawal = isWithdrawn ? after(createdAt, random.between(5, 60) * HOUR_MS) : null;
  const withdrawnAt = withdrawal && withdrawal >= now ? last : withdrawal;
  const parts = answeredBefore(answeredBefore(given, last), withdrawnAt ?? last);
  const isChosen = !isWithdrawn && random.chance(0.55);
  const chosen = isChosen ? chooseCheapest(parts, (at) => invitationOf(at, asked)) : null;
  // A choice counts only if its invitation was due more than a day ago, so that no background job has invitations to send.
  const isInvited = chosen?.invitedAt && chosen.invitedAt < after(now, -DAY_MS);
  return {
    createdAt,
    town,
    asked,
    parts,
    withdrawnAt,
    chosen: isInvited ? chosen : null,
    reviewId: null,
    pressed: null,
  };
}

/** One request for each review of an invited customer. A review with only a confirmed email address has no request. */
const reviewedRequests = (towns: readonly AskedTown[], reviews: readonly Review[]) =>
  reviews.flatMap((review) => {
    const isReviewed = ({ company }: AskedFirm) => company.id === review.companyId;
    const found = towns.find(({ firms }) => firms.some(isReviewed));
    const reviewed = found?.firms.find(isReviewed);
    if (review.proof !== "asked-here" || !found || !reviewed) return [];
    const { town, firms } = found;
    const random = createSeededRandom(`reviewed ${review.id}`);
    const reviewedAt = new Date(review.createdAt);
    const createdAt = after(reviewedAt, -(UNTIL_REVIEW + random.next() * 10) * DAY_MS);
    const requested = chooseRequestedJob(createdAt, random);
    const others = firms.filter((firm) => firm !== reviewed);
    const receiving = [reviewed, ...random.some(others, random.between(0, 4))];
    const parts = answersFrom(receiving, reviewed, requested, random);
    const asked = jobColumns(requested, random);
    const invitedAt = after(reviewedAt, -random.between(1, 4) * DAY_MS);
    const chosen = chooseCheapest(parts.slice(0, 1), () => invitedAt);
    return [{ createdAt, town, asked, parts, chosen, withdrawnAt: null, reviewId: review.id, pressed: null }];
  });

const answersFrom = (firms: readonly AskedFirm[], hired: AskedFirm | null, asked: Asked, random: Random) =>
  firms.map((firm) => ({ firm, answers: chooseAnswers(firm, asked, firm === hired, random) }));

type AnsweredPart = ReturnType<typeof answersFrom>[number];

const answeredBefore = (parts: AnsweredPart[], time: Date) =>
  parts.map(({ firm, answers }) => ({ firm, answers: answers.filter(({ at }) => at < time) }));

/** The cheapest offer that no decline followed, chosen a day after the last answer. Null if there is no such offer. */
function chooseCheapest(parts: AnsweredPart[], invitation: (at: Date) => Date | null) {
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

/** Three days after the end of the hire, or three weeks after the choice if no date is known. */
function invitationOf(chosenAt: Date, { hireDate, job }: AskedJob): Date {
  const delivery = hireDate ?? job.date;
  return delivery
    ? after(new Date(`${delivery}T10:00:00Z`), (job.weeks * 7 + 3) * DAY_MS)
    : after(chosenAt, 21 * DAY_MS);
}
