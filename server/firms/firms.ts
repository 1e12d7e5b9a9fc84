import { createHash, randomBytes } from "node:crypto";
import type { CompanyChanges } from "#contract/company-input.ts";
import { isSameTime, todayInLondon } from "#contract/dates.ts";
import {
  FIRM_LINK_HOURS,
  type IdentityField,
  MAX_LINKS_A_DAY,
  MAX_LINKS_AN_HOUR,
} from "#contract/firms/listing-parts.ts";
import { pausedOn, resumption } from "#contract/job/delivery-days.ts";
import { scaleLimit } from "#contract/limits.ts";
import { canBeEmailed } from "#contract/quotable.ts";
import type { Companies } from "#server/companies/companies.ts";
import type { CompanyEdit, CompanyEditor } from "#server/companies/edit.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import type { Mail } from "#server/mail/mail.ts";
import type { Refusal } from "#server/refusal.ts";
import type { SigningSecrets } from "#server/signing.ts";
import { deleteOldProposals } from "./claim-store.ts";
import { createClaims } from "./claims.ts";
import { linkEmailContent, type PageAct, pageActContent } from "./link-email.ts";
import * as store from "./store.ts";

export type Firms = ReturnType<typeof createFirms>;

interface FirmsDeps {
  database: Database;
  jobs: Pick<Jobs, "define">;
  mail: Pick<Mail, "transaction" | "enqueue" | "nextDueTime" | "testMode">;
  companies: Pick<Companies, "find" | "refreshAfterWrite">;
  editor: Pick<CompanyEditor, "changeIn">;
  config: SigningSecrets & { publicUrl: string; rateLimitFactor: number };
}

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");
const newToken = () => randomBytes(32).toString("base64url");

export function createFirms(deps: FirmsDeps) {
  const { database, jobs, companies } = deps;
  const turnPauses = async () => {
    const ids = await store.turnPauses(database, todayInLondon());
    if (ids.length > 0) await companies.refreshAfterWrite(ids);
    await store.deleteOldAccess(database);
    await deleteOldProposals(database);
  };
  // Hourly, so that lists show or drop a pause soon after midnight in London. Requests don't depend on this job: they check the
  // pause dates. The job also deletes expired links, sessions and old proposals.
  jobs.define({ name: "pauses", concurrency: 1, schedule: "1 * * * *", handle: turnPauses });
  return { turnPauses, ...createAccess(deps), ...createClaims(deps), ...createOwnListing(deps) };
}

const LINK = "firm-link";

async function tellCompany(mail: FirmsDeps["mail"], tx: Transaction, companyId: number, act: PageAct) {
  const company = await store.findListing(tx, companyId);
  if (!company?.email || !canBeEmailed(company)) return;
  const content = pageActContent(company, act);
  await mail.enqueue(tx, [{ kind: "company-notice", to: company.email, companyId, content }]);
}

function createAccess({ database, mail, companies, config }: FirmsDeps) {
  const most = (limit: number) => scaleLimit(limit, config.rateLimitFactor);

  const urlOf = (token: string) => `${config.publicUrl}/firm/open/${token}`;

  const createLink = async (tx: Transaction, companyId: number, hours: number): Promise<string> => {
    const token = newToken();
    await store.insertLink(tx, { tokenHash: hashOf(token), companyId, hours });
    return urlOf(token);
  };

  return {
    /**
     * Emails a link to the company's page to the listed address. A mailbox gets at most `MAX_LINKS_A_DAY` links a day. After
     * `MAX_LINKS_AN_HOUR` links to all companies in an hour, further emails leave later. The caller does not learn whether a link
     * was sent.
     */
    async claim(companyId: number): Promise<void> {
      const company = companies.find(companyId);
      if (!company?.email || !canBeEmailed(company)) return;
      const to = company.email.trim();
      await mail.transaction(async (tx) => {
        // The catalogue may still have a former address, which has no access any more.
        if ((await store.lockListing(tx, companyId)) !== to) return;
        const listing = await store.findListing(tx, companyId);
        if (!listing) return;
        const dueAt = await mail.nextDueTime(tx, LINK, most(MAX_LINKS_AN_HOUR));
        const token = newToken();
        const content = linkEmailContent(listing, urlOf(token));
        const limits = { maxPerDay: most(MAX_LINKS_A_DAY), ...(dueAt && { dueAt }) };
        const queued = await mail.enqueue(tx, [{ kind: LINK, to, companyId, content, ...limits }]);
        const link = { tokenHash: hashOf(token), companyId, hours: FIRM_LINK_HOURS, from: dueAt };
        if (queued > 0) await store.insertLink(tx, link);
      });
    },
    async endAccess(tx: Transaction, companyId: number): Promise<void> {
      await store.deleteLinks(tx, companyId);
      await store.deleteSessions(tx, companyId);
    },
    createLink,
    /** Null if the link is unknown, used or expired. Changes nothing. */
    async companyOfLink(token: string) {
      const companyId = await store.companyOfLink(database, hashOf(token));
      return companyId === null ? null : store.findListing(database, companyId);
    },
    openLink: (token: string): Promise<string | null> =>
      mail.transaction(async (tx) => {
        const companyId = await store.consumeLink(tx, hashOf(token));
        if (companyId === null) return null;
        const session = newToken();
        await store.insertSession(tx, { tokenHash: hashOf(session), companyId });
        await tellCompany(mail, tx, companyId, "opened");
        return session;
      }),
    companyOfSession: (token: string): Promise<number | null> =>
      store.companyOfSession(database, hashOf(token)),
    signOut: (companyId: number): Promise<void> => store.deleteSessions(database, companyId),
  };
}

type IdentityWishes = Partial<Record<IdentityField, string | null>>;

const STALE: Refusal = {
  refused: "stale",
  message: "Somebody else changed this listing after you opened it, so nothing was proposed.",
};

const withPauseEnd = (changes: CompanyEdit): CompanyEdit =>
  changes.pauses
    ? { ...changes, pausedUntil: pausedOn({ pauses: changes.pauses }, todayInLondon()) }
    : changes;

async function changeListing(
  { mail, editor, companies }: FirmsDeps,
  companyId: number,
  changes: CompanyChanges,
  updatedAt: string | undefined,
): Promise<Refusal | undefined> {
  const result = await mail.transaction(async (tx) => {
    const edit = withPauseEnd(changes);
    const changed = await editor.changeIn(tx, companyId, edit, { by: "company", updatedAt });
    const isChanged = "changeId" in changed && changed.changeId !== null;
    if (isChanged && changes.pauses?.length) await tellCompany(mail, tx, companyId, "paused");
    return changed;
  });
  if ("refused" in result) return result;
  await companies.refreshAfterWrite([companyId]);
  return undefined;
}

async function editListing(
  { database, companies }: FirmsDeps,
  companyId: number,
  edit: (tx: Transaction) => Promise<unknown>,
): Promise<void> {
  await database.transaction(async (tx) => {
    await store.lockListing(tx, companyId);
    await edit(tx);
  });
  await companies.refreshAfterWrite([companyId]);
}

const resumeNow = (deps: FirmsDeps, companyId: number): Promise<void> =>
  editListing(deps, companyId, async (tx) => {
    const listing = await store.findListing(tx, companyId);
    const edit = listing && resumption(listing, todayInLondon());
    if (edit) await deps.editor.changeIn(tx, companyId, edit, { by: "company" });
  });

const removeLogo = (deps: FirmsDeps, companyId: number): Promise<void> =>
  editListing(deps, companyId, async (tx) => {
    await store.deleteOwnProposal(tx, companyId, "logo");
    await deps.editor.changeIn(tx, companyId, { logo: null }, { by: "company" });
  });

function createOwnListing(deps: FirmsDeps) {
  const { database, mail, companies, editor } = deps;
  return {
    /**
     * The listing, even if it is hidden, with the company's waiting proposals and refused changes. Null if the listing was
     * deleted.
     */
    async ownListing(companyId: number) {
      const listing = await store.findListing(database, companyId);
      if (!listing) return null;
      const waiting = await store.ownProposals(database, companyId);
      return { listing, waiting, refused: await store.refusedChanges(database, companyId) };
    },
    change: (companyId: number, changes: Omit<CompanyChanges, IdentityField>, updatedAt?: string) =>
      changeListing(deps, companyId, changes, updatedAt),
    /** Records that the company has confirmed its listing. A draft becomes public. A removed listing stays hidden. */
    confirm: (companyId: number): Promise<void> =>
      editListing(deps, companyId, async (tx) => {
        const isDraft = (await store.findListing(tx, companyId))?.listing === "draft";
        const changes = { confirmedOn: todayInLondon(), ...(isDraft && { listing: "public" as const }) };
        await editor.changeIn(tx, companyId, changes, { by: "company" });
      }),
    resume: (companyId: number) => resumeNow(deps, companyId),
    /** A new proposal replaces the waiting proposal of the field. Proposing the present value only withdraws that proposal. */
    proposeIdentity: (companyId: number, wishes: IdentityWishes, updatedAt?: string) =>
      database.transaction(async (tx): Promise<Refusal | undefined> => {
        // Without the lock, a form that is sent twice would propose each change twice.
        await store.lockListing(tx, companyId);
        const listing = await store.findListing(tx, companyId);
        if (listing && updatedAt !== undefined && !isSameTime(updatedAt, listing.updatedAt)) return STALE;
        for (const [field, wish] of Object.entries(wishes) as [IdentityField, string | null][]) {
          await store.deleteOwnProposal(tx, companyId, field);
          if (listing && (wish ?? "") !== (listing[field] ?? ""))
            await store.insertProposal(tx, { companyId, kind: "change", field, suggestion: wish });
        }
        return undefined;
      }),
    removeLogo: (companyId: number) => removeLogo(deps, companyId),
    async remove(companyId: number): Promise<void> {
      await mail.transaction(async (tx) => {
        const before = await store.hideListing(tx, companyId);
        if (!before) return;
        await store.insertProposal(tx, { companyId, kind: "removal", suggestion: before });
        await tellCompany(mail, tx, companyId, "hidden");
      });
      await companies.refreshAfterWrite([companyId]);
    },
    restore: (companyId: number): Promise<void> =>
      editListing(deps, companyId, async (tx) => {
        const removal = await store.deleteOwnProposal(tx, companyId, null);
        if (removal)
          await store.showListing(tx, companyId, removal.suggestion === "draft" ? "draft" : "public");
      }),
  };
}
