import { offerTotal } from "#contract/answers/offer-total.ts";
import { DAY_MS } from "#contract/dates.ts";
import type { Random } from "../random.ts";
import { answersOf, type GivenAnswer } from "./answers.ts";
import { after, HOUR_MS } from "./days.ts";
import type { AskedFirm, AskedTown } from "./firms.ts";
import { chooseRequestedJob, type DemoJob, jobColumns } from "./jobs.ts";

/** A firm that received the request, with its answers. */
interface Part {
  firm: AskedFirm;
  answers: readonly GivenAnswer[];
}

/** A quote request with everything that happened to it. */
export interface DemoRequest {
  createdAt: Date;
  town: AskedTown["town"];
  asked: ReturnType<typeof jobColumns>;
  parts: readonly Part[];
  chosen: { companyId: number; version: number; at: Date; invitedAt: Date } | null;
  withdrawnAt: Date | null;
  /** The id of the review that its customer wrote after the invitation. */
  reviewId: number | null;
}

/** The review that a request leads to. */
interface Reviewed {
  id: number;
  companyId: number;
  createdAt: Date;
}

interface Draft {
  asked: AskedTown;
  createdAt: Date;
  now: Date;
  reviewed: Reviewed | null;
}

export function createDemoRequest(
  { asked: { town, firms }, createdAt, now, reviewed }: Draft,
  random: Random,
): DemoRequest {
  const job = chooseRequestedJob(random);
  const reviewedFirm = firms.filter(({ company }) => company.id === reviewed?.companyId);
  const others = firms.filter((firm) => !reviewedFirm.includes(firm));
  const parts = [...reviewedFirm, ...random.some(others, random.between(reviewed ? 0 : 1, 4))].map(
    (firm) => ({
      firm,
      answers: answersOf({ firm, job, createdAt, mustOffer: reviewedFirm.includes(firm) }, random),
    }),
  );
  const columns = jobColumns(job, createdAt, random);
  const open = {
    createdAt,
    town,
    asked: columns,
    chosen: null,
    withdrawnAt: null,
    reviewId: reviewed?.id ?? null,
  };
  const untilNow = parts.map((part) => answeredBefore(part, after(now, -HOUR_MS)));
  if (reviewed) {
    const invitedAt = after(reviewed.createdAt, -random.between(1, 4) * DAY_MS);
    return { ...open, parts, chosen: choose(parts.slice(0, 1), () => invitedAt) };
  }
  if (random.chance(0.12)) return withdrawn({ ...open, parts: untilNow }, now, random);
  const chosen = random.chance(0.55) ? choose(untilNow, (at) => invitationOf(at, columns, job)) : null;
  const isOver = chosen && chosen.invitedAt < after(now, -DAY_MS);
  // A choice counts only if its invitation was due more than a day ago, so that no background job has invitations to send.
  return { ...open, parts: untilNow, chosen: isOver ? chosen : null };
}

const answeredBefore = ({ firm, answers }: Part, time: Date): Part => ({
  firm,
  answers: answers.filter(({ at }) => at < time),
});

function withdrawn(request: DemoRequest, now: Date, random: Random): DemoRequest {
  const at = after(request.createdAt, random.between(5, 60) * HOUR_MS);
  const withdrawnAt = at < now ? at : after(now, -HOUR_MS);
  return { ...request, withdrawnAt, parts: request.parts.map((part) => answeredBefore(part, withdrawnAt)) };
}

/** Chooses the cheapest offer that was not followed by a decline, a day after the last answer. Null without an offer. */
function choose(parts: readonly Part[], invitation: (at: Date) => Date): DemoRequest["chosen"] {
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
function invitationOf(chosenAt: Date, asked: DemoRequest["asked"], { weeks }: DemoJob): Date {
  const delivery = asked.hireDate ?? asked.job.date;
  return delivery
    ? after(new Date(`${delivery}T10:00:00Z`), (weeks * 7 + 3) * DAY_MS)
    : after(chosenAt, 21 * DAY_MS);
}
