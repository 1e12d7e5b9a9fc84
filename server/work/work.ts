import { BRAND } from "#contract/brand.ts";
import { isOutdated } from "#contract/carriers/check-age.ts";
import { addDays } from "#contract/dates.ts";
import { parseQuotedCompanies } from "#contract/desk/quote-facts.ts";
import { addWorkingDays, pausedOn } from "#contract/job/delivery-days.ts";
import { askedFor } from "#contract/quote-words.ts";
import { ASIDE_DAYS, type AsideKind, HIRE_ASIDES } from "#contract/work/aside.ts";
import type { Aside, Duplicate, UnansweredRequest, Work } from "#contract/work/work.ts";
import {
  WORK_KINDS,
  type WorkCounts,
  type WorkKind,
  waitingIn,
  waitingWords,
} from "#contract/work/work-kinds.ts";
import type { Companies } from "#server/companies/companies.ts";
import type { DraftDesk } from "#server/companies/drafts/drafts.ts";
import type { Complaints } from "#server/complaints/complaints.ts";
import type { Database } from "#server/database/connect.ts";
import type { Jobs, RunningJob } from "#server/jobs/jobs.ts";
import type { Leads } from "#server/leads/leads.ts";
import type { EmailContent } from "#server/mail/email-content.ts";
import type { Mail } from "#server/mail/mail.ts";
import type { Proposals } from "#server/proposals/proposals.ts";
import type { Quotes } from "#server/quotes/quotes.ts";
import type { Reviews } from "#server/reviews/reviews.ts";
import * as asides from "./aside-store.ts";
import { createCompanyWork, doubtsOf } from "./company-work.ts";
import { findDuplicates, type Pair, pairItem } from "./find-duplicates.ts";
import * as store from "./store.ts";

export interface WorkDeps {
  database: Database;
  jobs: Pick<Jobs, "define">;
  mail: Pick<Mail, "transaction" | "enqueue" | "resend">;
  companies: Pick<Companies, "find" | "version">;
  proposals: Pick<Proposals, "count" | "renewLink">;
  quotes: { hires: Pick<Quotes["hires"], "silent"> };
  leads: Pick<Leads, "count">;
  complaints: Pick<Complaints, "list">;
  reviews: Pick<Reviews, "listWaiting" | "listReported">;
  drafts: Pick<DraftDesk, "counts">;
  today: () => string;
  config: { adminEmail: string | null; publicUrl: string };
}

/** The maximum number of items per kind. Further items appear when earlier items are decided. */
const MAX_LISTED = 10;

/** Customers are told to expect an answer within 24 to 48 hours. */
const WORKING_DAYS_TO_ANSWER = 2;

const listOf = <Item>(all: readonly Item[]) => ({ total: all.length, items: all.slice(0, MAX_LISTED) });

export type WorkQueue = ReturnType<typeof createWork>;

/** `list` omits proposals, leads, reviews and drafts, because they have lists of their own. `counts` includes them. */
export function createWork(deps: WorkDeps) {
  const { database, mail, proposals, today } = deps;

  const companyWork = createCompanyWork(database, deps.companies);

  async function list(): Promise<Work> {
    const day = today();
    const [aside, failed, silent, open, ofCompanies, doubtful] = await Promise.all([
      asides.listAside(database),
      store.listFailedEmails(database, MAX_LISTED),
      deps.quotes.hires.silent(day),
      unanswered(deps, day),
      companyWork(),
      store.listRegisterDoubts(database),
    ]);
    const isWaiting =
      (kind: AsideKind) =>
      ({ item }: { item: string }): boolean =>
        !aside.has(`${kind} ${item}`);
    const isApart = (item: string) => aside.has(`duplicate ${item}`);
    const differences = ofCompanies.differences.flatMap(({ pausedUntil, ...difference }) =>
      (pausedUntil ?? "") < day ? [difference] : [],
    );
    const checks = ofCompanies.checks.filter(({ checkedOn }) => isOutdated(checkedOn, day));
    const doubtsAbout = (wanted: "public" | "draft") =>
      doubtful
        .filter(({ listing }) => listing === wanted)
        .flatMap(doubtsOf)
        .filter(isWaiting("register-doubt"));
    const hires = HIRE_ASIDES.reduce((left, kind) => left.filter(isWaiting(kind)), silent);
    return {
      complaints: await deps.complaints.list(MAX_LISTED),
      silentHires: await silentHires(deps, listOf(hires), day),
      failedEmails: failed,
      unansweredRequests: open,
      duplicates: await duplicates(database, findDuplicates(ofCompanies.shared, isApart)),
      unplacedCompanies: listOf(ofCompanies.unplaced.filter(isWaiting("unplaced-company"))),
      outdatedChecks: listOf(checks.filter(isWaiting("outdated-check"))),
      registerDifferences: listOf(differences.filter(isWaiting("register-result"))),
      registerDoubts: listOf(doubtsAbout("public")),
      draftDoubts: listOf(doubtsAbout("draft")),
    };
  }

  const counts = async (): Promise<WorkCounts> => countAll(deps, await list());
  const digest = createDigest(deps, counts);
  return {
    list,
    counts,
    digest,
    /** Sets an item aside, or puts it back if `aside` is false. */
    async setAside({ kind, item, aside }: Aside): Promise<void> {
      if (aside) await asides.putAside(database, { kind, item, days: ASIDE_DAYS[kind] });
      else await database.transaction((tx) => asides.undoAside(tx, kind, item));
    },
    /** False if the item waits already, for example because its time is over. */
    putBack: asides.undoAside,
    /** Sends a failed email again. Returns false if the email has not failed, or can no longer be sent. */
    resend: async (deliveryId: string): Promise<boolean> =>
      (await proposals.renewLink(deliveryId)) && mail.resend(deliveryId),
  };
}

async function countAll({ proposals, leads, reviews, drafts }: WorkDeps, work: Work): Promise<WorkCounts> {
  const totals = Object.entries(work).map(([kind, { total }]) => [kind, total]);
  const { ask, ring, asked } = await drafts.counts();
  return {
    ...(Object.fromEntries(totals) as Record<keyof Work, number>),
    claims: await proposals.count("claim"),
    removals: await proposals.count("removal"),
    changes: await proposals.count("change"),
    corrections: await proposals.count("correction"),
    listingRequests: await leads.count(),
    reportedReviews: (await reviews.listReported()).length,
    waitingReviews: (await reviews.listWaiting()).length,
    ...{ drafts: ask, draftsToRing: ring, draftsAsked: asked },
  };
}

async function silentHires(
  { database, companies }: WorkDeps,
  { total, items }: { total: number; items: Awaited<ReturnType<WorkDeps["quotes"]["hires"]["silent"]>> },
  today: string,
): Promise<Work["silentHires"]> {
  const companyIds = items.map(({ company }) => company.id);
  const notes = await asides.countNotes(database, companyIds);
  const companyOf = ({ id, name }: (typeof items)[number]["company"]) => {
    const listed = companies.find(id);
    const isPaused = listed !== null && pausedOn(listed, today) !== null;
    return { id, name, phone: listed?.phone ?? null, isPaused, notes: notes.get(id) ?? 0 };
  };
  return { total, items: items.map((item) => ({ ...item, company: companyOf(item.company) })) };
}

async function unanswered(
  { database, companies }: WorkDeps,
  today: string,
): Promise<Work["unansweredRequests"]> {
  const until = lastOverdueDay(today);
  const { total, items } = await store.listUnanswered(database, { until, limit: MAX_LISTED });
  const view = (request: (typeof items)[number]): UnansweredRequest => {
    const { id, reference, name, email, phone, location, createdAt } = request;
    const asked = parseQuotedCompanies(request.selectedCompanies) ?? [];
    return {
      ...{ item: String(id), id, reference, name, email, phone, location, createdAt },
      asked: askedFor(request),
      companies: asked.flatMap(({ id, name }) =>
        id === undefined ? [] : { id, name, phone: companies.find(id)?.phone ?? null },
      ),
    };
  };
  return { total, items: items.map(view) };
}

function lastOverdueDay(today: string): string {
  let day = today;
  while (addWorkingDays(day, WORKING_DAYS_TO_ANSWER).day >= today) day = addDays(day, -1);
  return day;
}

async function duplicates(database: Database, pairs: readonly Pair[]): Promise<Work["duplicates"]> {
  const { total, items } = listOf(pairs);
  const companyIds = items.flatMap(({ ids }) => ids);
  const entries = await store.readDuplicateSides(database, companyIds);
  const view = ({ ids, because }: Pair): Duplicate[] => {
    const companies = entries.filter(({ id }) => ids.includes(id));
    // One of the companies was deleted a moment ago.
    if (companies.length < 2) return [];
    companies.sort((a, b) => b.reviews - a.reviews || b.fields - a.fields || a.id - b.id);
    return [{ item: pairItem(...ids), because, companies }];
  };
  return { total, items: items.flatMap(view) };
}

/**
 * Emails the administrator at 7:00 London time every Monday if items wait. The returned function sends the same email
 * immediately.
 */
function createDigest({ jobs, mail, config }: WorkDeps, counts: () => Promise<WorkCounts>) {
  const { adminEmail, publicUrl } = config;
  const digest = async (job?: Pick<RunningJob, "completeIn">): Promise<void> => {
    if (adminEmail === null) return;
    const content = workDigestContent(await counts(), publicUrl);
    if (!content) return;
    await mail.transaction(async (tx) => {
      await mail.enqueue(tx, [{ kind: "work-digest", to: adminEmail, content }]);
      await job?.completeIn(tx);
    });
  };
  jobs.define({ name: "work-digest", concurrency: 1, schedule: "0 7 * * 1", handle: digest });
  return digest;
}

/**
 * The administrator's weekly email. It has only the numbers of waiting items. Null if nothing waits. Drafts whose company was
 * asked do not wait for the administrator.
 */
export function workDigestContent(counts: WorkCounts, publicUrl: string): EmailContent | null {
  const kinds = (Object.keys(WORK_KINDS) as WorkKind[]).filter(
    (kind) => counts[kind] > 0 && kind !== "draftsAsked",
  );
  if (kinds.length === 0) return null;
  const facts = kinds.map((kind) => ({ label: WORK_KINDS[kind], text: String(counts[kind]) }));
  const { now, later } = waitingWords(counts);
  const waiting = waitingIn(counts) > 0 ? now : later;
  return {
    subject: `${waiting} on ${BRAND.name}`,
    preview: "What waits in the work queue, by kind.",
    heading: waiting,
    blocks: [
      "Each is decided with one press in the work queue.",
      { kind: "facts", facts },
      { kind: "button", label: "Open the work queue", url: `${publicUrl}/admin/work` },
    ],
    reason: "You receive this on Mondays when something waits, because this address is set as ADMIN_EMAIL.",
  };
}
