import {
  DRAFT_DAYS,
  DRAFT_LINK_DAYS,
  type Draft,
  type DraftDecision,
  type Drafts,
  type DraftsInvited,
} from "#contract/companies/drafts.ts";
import { DAY_MS, todayInLondon } from "#contract/dates.ts";
import type { Decided } from "#contract/proposals/proposals.ts";
import { canBeEmailed } from "#contract/quotable.ts";
import { endOfTrade } from "#contract/registers/register-options.ts";
import { WORK_KINDS } from "#contract/work/work-kinds.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import type { Firms } from "#server/firms/firms.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import type { Mail } from "#server/mail/mail.ts";
import { conflict, notFound, type Refusal } from "#server/refusal.ts";
import type { Companies } from "../companies.ts";
import { hashesOf } from "../csv/removed-companies.ts";
import type { HashKey } from "../csv/store.ts";
import { type CompanyEditor, publication, requireChanged } from "../edit.ts";
import { invitationContent } from "./invitation-email.ts";
import * as store from "./store.ts";

export type DraftDesk = ReturnType<typeof createDrafts>;

interface DraftDeps {
  database: Database;
  jobs: Pick<Jobs, "define">;
  mail: Pick<Mail, "transaction" | "enqueue">;
  companies: Pick<Companies, "refreshAfterWrite">;
  editor: Pick<CompanyEditor, "changeIn">;
  firms: Pick<Firms, "createLink">;
  hashKey: HashKey;
  config: { publicUrl: string };
}

export function createDrafts(deps: DraftDeps) {
  const { database, jobs, mail, companies, hashKey } = deps;
  /**
   * Deletes old drafts. A company that was invited to confirm its draft is also kept out of later imports, because it is invited
   * only once.
   */
  const deleteExpired = () =>
    database.transaction(async (tx) => {
      const expired = await store.deleteDraftsOlderThan(tx, DRAFT_DAYS);
      const asked = expired.filter(({ invitedAt }) => invitedAt !== null);
      const keys = asked.flatMap((draft) => hashesOf(draft, hashKey));
      await store.keepOutOfImports(tx, keys);
    });
  jobs.define({ name: "draft-retention", concurrency: 1, schedule: "25 3 * * *", handle: deleteExpired });
  const decide = (id: number, decision: DraftDecision): Promise<Decided | Refusal> =>
    mail.transaction(async (tx) => {
      const draft = await store.lockDraft(tx, id);
      return draft ? ACTS[decision](deps, tx, draft) : UNKNOWN;
    });
  return {
    deleteExpired,

    async list(): Promise<Drafts> {
      const drafts = await store.readDrafts(database);
      const totals = await store.countDrafts(database);
      return { total: totals.ask + totals.ring + totals.asked, totals, drafts: drafts.map(draftView) };
    },

    counts: () => store.countDrafts(database),

    async decide(id: number, decision: DraftDecision): Promise<Decided | Refusal> {
      const decided = await decide(id, decision);
      await companies.refreshAfterWrite([id]);
      return decided;
    },

    /** Each invitation has its own transaction, so that a refusal stops no other invitation. */
    async invite(ids: readonly number[]): Promise<DraftsInvited> {
      let asked = 0;
      for (const id of ids) if (!("refused" in (await decide(id, "invite")))) asked += 1;
      await companies.refreshAfterWrite([...ids]);
      return { asked, leftOut: ids.length - asked };
    },
  };
}

const UNKNOWN = notFound("There is no draft with this id");
const MUST_STAY = conflict(
  "This company was public and has reviews, or another entry was merged into it, so it is not deleted. Publish it, or leave it as a draft.",
);

const MAY_HAVE_ENDED = conflict(
  `A register may say that this company has ended. First decide under “${WORK_KINDS.draftDoubts}”, or call.`,
);

type Act = (deps: DraftDeps, tx: Transaction, draft: store.StoredDraft) => Promise<Decided | Refusal>;

const ACTS: Record<DraftDecision, Act> = {
  async publish({ editor }, tx, { id }) {
    return { changeId: requireChanged(await editor.changeIn(tx, id, publication())).changeId };
  },

  invite: async (deps, tx, draft) =>
    draft.invitedAt ? conflict("This company was asked before.") : ask(deps, tx, draft),

  link: async (deps, tx, draft) =>
    draft.invitedAt ? ask(deps, tx, draft) : conflict("This company was not asked yet."),

  async discard({ hashKey }, tx, draft) {
    if (draft.mustStay) return MUST_STAY;
    await store.keepOutOfImports(tx, hashesOf(draft, hashKey));
    await store.discardDraft(tx, draft.id);
    return { changeId: null };
  },
};

async function ask({ mail, firms, config }: DraftDeps, tx: Transaction, draft: store.StoredDraft) {
  if (endOfTrade(draft.registers))
    return conflict("A register says that this company has ended. Discard it, or call.");
  const to = draft.email?.trim();
  if (!to || !canBeEmailed(draft)) return conflict("No email address is known. Write or call.");
  if (draft.step === "ring") return MAY_HAVE_ENDED;
  const url = await firms.createLink(tx, draft.id, DRAFT_LINK_DAYS * 24);
  const content = invitationContent(draftView(draft), url, config.publicUrl);
  await mail.enqueue(tx, [{ kind: "draft-invitation", to, companyId: draft.id, content }]);
  await store.markDraftInvited(tx, draft.id);
  return { changeId: null };
}

/** In days. UK GDPR, article 14(3): people must be told within a month if their details come from another source. */
const DAYS_TO_TELL = 28;

function draftView(draft: store.StoredDraft): Draft {
  const { sources, invitedAt, createdAt, draftedAt, mustStay, ...company } = draft;
  const dayAfter = (time: Date, days: number) => todayInLondon(new Date(time.getTime() + days * DAY_MS));
  return {
    ...company,
    sources: groupSources(sources),
    tellBy: dayAfter(createdAt, DAYS_TO_TELL),
    keptUntil: mustStay ? null : dayAfter(draftedAt ?? createdAt, DRAFT_DAYS),
    invitedAt: invitedAt?.toISOString() ?? null,
  };
}

function groupSources(sources: store.StoredDraft["sources"]): Draft["sources"] {
  const entries = Object.entries(sources).flatMap(([field, from]) => (from ? [{ field, from }] : []));
  const bySource = Map.groupBy(entries, ({ from }) => `${from.source} ${from.record}`);
  return [...bySource.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ ...first.from, fields: group.map(({ field }) => field) }] : [];
  });
}
