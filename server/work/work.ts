import { todayInLondon } from "#contract/dates.ts";
import { carrierOf } from "#contract/evidence/carrier.ts";
import { isOutdated } from "#contract/evidence/carrier-options.ts";
import { addWorkingDays } from "#contract/job/working-days.ts";
import { askedFor } from "#contract/quote-words.ts";
import { ASIDE_DAYS, type AsideKind } from "#contract/work/aside.ts";
import type { AsideMany, Duplicate, OutdatedCheck, UnansweredRequest, Work } from "#contract/work/work.ts";
import type { Companies } from "#server/companies/companies.ts";
import type { DraftDesk } from "#server/companies/drafts/drafts.ts";
import type { CompanyMerges } from "#server/companies/merge/merge.ts";
import type { Database } from "#server/database/connect.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import type { Leads } from "#server/leads/leads.ts";
import type { Mail } from "#server/mail/mail.ts";
import type { Proposals } from "#server/proposals/proposals.ts";
import type { Reviews } from "#server/reviews/reviews.ts";
import { createDigest } from "./digest.ts";
import type { Counts } from "./digest-email.ts";
import { findDuplicates, type Pair, pairItem } from "./find-duplicates.ts";
import { type CheckedFile, outdatedSources } from "./outdated-sources.ts";
import * as store from "./store.ts";

export type WorkQueue = ReturnType<typeof createWork>;

export interface WorkDeps {
  database: Database;
  jobs: Pick<Jobs, "define">;
  mail: Pick<Mail, "transaction" | "enqueue" | "resend">;
  companies: Pick<Companies, "find">;
  proposals: Pick<Proposals, "list">;
  leads: Pick<Leads, "list">;
  reviews: Pick<Reviews, "listWaiting" | "listReported">;
  drafts: Pick<DraftDesk, "list">;
  merges: Pick<CompanyMerges, "recent">;
  /** The files of fees and rules. */
  files: readonly CheckedFile[];
  /** Today's date in the United Kingdom. */
  today?: () => string;
  config: { adminEmail: string | null; publicUrl: string };
}

/** More items of a kind show once the first are decided. */
const MAX_LISTED = 10;

/** Companies promise an answer within 24 to 48 hours. */
const WORKING_DAYS_TO_ANSWER = 2;

const listOf = <Item>(all: readonly Item[]) => ({ total: all.length, items: all.slice(0, MAX_LISTED) });

/** All that waits for the administrator, each with what is needed to decide. */
export function createWork(deps: WorkDeps) {
  const { database, mail, merges, files, today = todayInLondon } = deps;

  async function list(): Promise<Work> {
    const aside = await store.listAside(database);
    const isWaiting =
      (kind: AsideKind) =>
      ({ item }: { item: string }): boolean =>
        !aside.has(`${kind} ${item}`);
    const companies = await store.listCompanies(database);
    const isApart = (item: string) => aside.has(`duplicate ${item}`);
    return {
      failedEmails: listOf((await failedEmails(database)).filter(isWaiting("failed-email"))),
      unansweredRequests: listOf((await unanswered(deps, today())).filter(isWaiting("unanswered-request"))),
      duplicates: await duplicates(database, companies, isApart),
      unplacedCompanies: listOf(unplaced(companies).filter(isWaiting("unplaced-company"))),
      outdatedChecks: listOf(outdated(companies, today()).filter(isWaiting("outdated-check"))),
      outdatedSources: listOf(outdatedSources(files, today()).filter(isWaiting("outdated-source"))),
      recentMerges: (await merges.recent()).map(({ mergedAt, ...merge }) => ({
        ...merge,
        mergedAt: mergedAt.toISOString(),
      })),
    };
  }

  const counts = async (): Promise<Counts> => countAll(deps, await list());
  const digest = createDigest(deps, counts);
  return {
    list,
    /** How many items of each kind wait. */
    counts,
    digest,
    /** Sets items aside, or takes that back. Returns those for which that changed something. */
    setAside: ({ kind, items, aside }: AsideMany): Promise<string[]> =>
      aside
        ? store.putAside(database, { kind, items, days: ASIDE_DAYS[kind] })
        : store.takeBack(database, kind, items),
    /** Sends a failed email again. Returns false if it has not failed, or can no longer be sent. */
    resend: (deliveryId: string): Promise<boolean> => mail.resend(deliveryId),
  };
}

async function countAll({ proposals, leads, reviews, drafts }: WorkDeps, work: Work): Promise<Counts> {
  const waiting = await proposals.list();
  const ofKind = (kind: string) => waiting.filter((proposal) => proposal.kind === kind).length;
  return {
    claims: ofKind("claim"),
    removals: ofKind("removal"),
    changes: ofKind("change"),
    corrections: ofKind("correction"),
    failedEmails: work.failedEmails.total,
    unansweredRequests: work.unansweredRequests.total,
    listingRequests: (await leads.list()).length,
    reportedReviews: (await reviews.listReported()).length,
    waitingReviews: (await reviews.listWaiting()).length,
    drafts: (await drafts.list()).total,
    duplicates: work.duplicates.total,
    unplacedCompanies: work.unplacedCompanies.total,
    outdatedChecks: work.outdatedChecks.total,
    outdatedSources: work.outdatedSources.total,
  };
}

const failedEmails = async (database: Database) =>
  (await store.listFailedEmails(database)).map(({ id, createdAt, ...email }) => ({
    item: id,
    ...email,
    createdAt: createdAt.toISOString(),
  }));

/** Requests of which the second working day has passed. */
async function unanswered({ database, companies }: WorkDeps, today: string): Promise<UnansweredRequest[]> {
  const requests = await store.listUnanswered(database);
  return requests
    .filter(({ createdAt }) => addWorkingDays(todayInLondon(createdAt), WORKING_DAYS_TO_ANSWER).day < today)
    .map((request) => {
      const { id, reference, name, email, phone, location, createdAt } = request;
      const asked: { id: number; name: string }[] = JSON.parse(request.selectedCompanies);
      return {
        item: String(id),
        ...{ id, reference, name, email, phone, location },
        asked: askedFor(request),
        companies: asked.map((company) => ({
          id: company.id,
          name: company.name,
          phone: companies.find(company.id)?.phone ?? null,
        })),
        createdAt: createdAt.toISOString(),
      };
    });
}

async function duplicates(
  database: Database,
  companies: readonly store.ListedCompany[],
  isApart: (item: string) => boolean,
): Promise<Work["duplicates"]> {
  const { total, items } = listOf(findDuplicates(companies, isApart));
  const weights = await store.weigh(
    database,
    items.flatMap(({ ids }) => ids),
  );
  const byId = new Map(companies.map((company) => [company.id, company]));
  const side = (id: number) => {
    const { name, location, county, postcode, phone, email, website, createdAt } = byId.get(
      id,
    ) as store.ListedCompany;
    const weight = weights.get(id) ?? { reviews: 0, fields: 0 };
    return {
      ...{ id, name, location, county, postcode, phone, email, website },
      ...weight,
      createdAt: createdAt.toISOString(),
    };
  };
  const view = ({ ids: [older, later], because }: Pair): Duplicate => ({
    item: pairItem(older, later),
    because,
    companies: [side(older), side(later)].sort(
      (a, b) => b.reviews - a.reviews || b.fields - a.fields || a.id - b.id,
    ),
  });
  return { total, items: items.map(view) };
}

const unplaced = (companies: readonly store.ListedCompany[]) =>
  companies
    .filter(({ isPlaced }) => !isPlaced)
    .map(({ id, name, location, county, postcode }) => ({
      item: String(id),
      ...{ id, name, location, county, postcode },
    }));

/** Companies whose last check is too old, the oldest first. A check of another number does not count. */
const outdated = (companies: readonly store.ListedCompany[], today: string): OutdatedCheck[] =>
  companies
    .flatMap(({ id, name, licenseNumber, carrier }) => {
      const known = carrierOf(licenseNumber, carrier);
      if (!known?.checkedOn || !isOutdated(known.checkedOn, today)) return [];
      return { item: String(id), id, name, licenseNumber: known.number, checkedOn: known.checkedOn };
    })
    .sort((a, b) => a.checkedOn.localeCompare(b.checkedOn));
