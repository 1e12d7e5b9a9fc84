import { offerTotal } from "#contract/answers/offer-total.ts";
import { DAY_MS } from "#contract/dates.ts";
import type { Actor, PressFacts } from "#contract/hires/presses.ts";
import type { DemoData } from "../generate.ts";
import { createSeededRandom, type Random } from "../random.ts";
import { readDemoTable } from "../words.ts";
import { type Asked, after, chooseAnswers, chooseRequestedJob, HOUR_MS, jobColumns } from "./answers.ts";
import { type AskedFirm, type AskedTown, askedTowns } from "./firms.ts";

/** A press of a button. `days` is its time and `day` the day that it names, both in days from a given time. */
export interface DemoPress {
  days: number;
  actor: Actor;
  press: PressFacts["press"];
  day?: number;
  /** The other facts of the press. */
  [fact: string]: string | number | undefined;
}

/** What was pressed until today about requests that are not over. A state without presses has one row with its name only. */
const OPEN_REQUESTS = readDemoTable<DemoPress>("open-requests").map(
  (row) => Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== "")) as DemoPress,
);
const OPEN_STATES = [...new Set(OPEN_REQUESTS.map(({ state }) => state))];

/** A quote request with everything that happened to it. */
export interface DemoRequest {
  createdAt: Date;
  town: AskedTown["town"];
  asked: ReturnType<typeof jobColumns>;
  /** The firms that received the request, with their answers. */
  parts: ReturnType<typeof answersFrom>;
  /** `invitedAt` is null if the hire is not over. */
  chosen: { companyId: number; version: number; at: Date; invitedAt: Date | null } | null;
  /** What was pressed until now, if the request is not over. */
  pressed?: readonly DemoPress[];
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

/**
 * Creates the requests in the order of time. The same time gives the same requests. Those without a review are from the year
 * before `now`, because figures about companies' answers cover a year.
 */
export function createDemoRequests({ companies, reviews }: DemoData, now: Date): DemoRequest[] {
  const towns = askedTowns(companies);
  const fresh = Array.from({ length: REQUESTS }, (_, index) => newRequest(index, towns, now));
  const open = OPEN_STATES.map((_, index) => openRequest(index, towns, now));
  return [...fresh, ...reviewedRequests(towns, reviews), ...open].sort(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
  );
}

/** A request in a state of a question before a price, or of a hire that is not over. All of it is relative to now. */
function openRequest(index: number, towns: readonly AskedTown[], now: Date): DemoRequest {
  const random = createSeededRandom(`open ${index}`);
  const pressed = OPEN_REQUESTS.filter(({ state, press }) => state === OPEN_STATES[index] && press);
  const { town, firms } = random.pick(towns.filter((each) => each.firms.some(canAnswer)));
  const createdAt = after(now, ((pressed[0]?.days ?? 0) - 14) * DAY_MS);
  const requested = chooseRequestedJob(createdAt, random);
  // Three weeks, so that no reminder and no invitation is due today.
  const job = { ...requested.job, weeks: 3, stands: "drive" as const };
  const receiving = random.some(firms.filter(canAnswer), 2);
  const given = answersFrom(receiving, receiving[0] ?? null, { ...requested, job }, random);
  const isHire = !pressed.some(({ press }) => press === "question");
  const chosen = isHire ? chooseCheapest(given.slice(0, 1), () => null) : null;
  const asked = { ...jobColumns({ ...requested, job }, random), hireDate: null, job };
  const parts = answeredBefore(given, chosen?.at ?? now);
  return { createdAt, town, asked, parts, chosen, withdrawnAt: null, reviewId: null, pressed };
}

/** Whether a firm answers within a day or so, as the firms of hires that are not over did. */
const canAnswer = ({ habit }: AskedFirm): boolean => habit.share > 0.8;

function newRequest(index: number, towns: readonly AskedTown[], now: Date): DemoRequest {
  const random = createSeededRandom(`request ${index}`);
  const createdAt = after(now, -(YOUNGEST + random.next() * (OLDEST - YOUNGEST)) * DAY_MS);
  createdAt.setUTCHours(random.between(7, 21), random.between(0, 59), random.between(0, 59), 0);
  const { town, firms } = random.pick(towns);
  const requested = chooseRequestedJob(createdAt, random);
  const given = answersFrom(random.some(firms, random.between(1, 4)), null, requested, random);
  const asked = jobColumns(requested, random);
  const parts = answeredBefore(given, after(now, -HOUR_MS));
  const request = { createdAt, town, asked, parts, chosen: null, withdrawnAt: null, reviewId: null };
  if (random.chance(0.12)) {
    const at = after(createdAt, random.between(5, 60) * HOUR_MS);
    const withdrawnAt = at < now ? at : after(now, -HOUR_MS);
    return { ...request, withdrawnAt, parts: answeredBefore(parts, withdrawnAt) };
  }
  const chosen = random.chance(0.55) ? chooseCheapest(parts, (at) => invitationOf(at, asked)) : null;
  // A choice counts only if its invitation was due more than a day ago, so that no background job has invitations to send.
  return { ...request, chosen: chosen?.invitedAt && chosen.invitedAt < after(now, -DAY_MS) ? chosen : null };
}

/**
 * Creates a request for each review whose customer was invited after asking here. A confirmed email address proves no request.
 */
const reviewedRequests = (towns: readonly AskedTown[], reviews: DemoData["reviews"]): DemoRequest[] =>
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
    return [{ createdAt, town, asked, parts, chosen, withdrawnAt: null, reviewId: review.id }];
  });

/** Returns the firms with their answers. The firm `hired` makes an offer. */
const answersFrom = (firms: readonly AskedFirm[], hired: AskedFirm | null, asked: Asked, random: Random) =>
  firms.map((firm) => ({ firm, answers: chooseAnswers(firm, asked, firm === hired, random) }));

const answeredBefore = (parts: DemoRequest["parts"], time: Date) =>
  parts.map(({ firm, answers }) => ({ firm, answers: answers.filter(({ at }) => at < time) }));

/** Chooses the cheapest offer that was not followed by a decline, a day after the last answer. Null without an offer. */
function chooseCheapest(
  parts: DemoRequest["parts"],
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
