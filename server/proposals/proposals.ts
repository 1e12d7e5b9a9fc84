import { companyChangesBody } from "#contract/company-input.ts";
import { HOUR_MS } from "#contract/dates.ts";
import { FIRST_PAGE } from "#contract/desk/list-schemas.ts";
import type { Correctable } from "#contract/firms/listing-parts.ts";
import { FIRM_LINK_HOURS } from "#contract/firms/listing-parts.ts";
import type { Decided, Proposal, ProposalDecision, ProposalList } from "#contract/proposals/proposals.ts";
import type { CompanyIdentity } from "#contract/text/company-match.ts";
import type { Companies } from "#server/companies/companies.ts";
import type { CompanyEdit, CompanyEditor } from "#server/companies/edit.ts";
import type { EditUndo } from "#server/companies/many-edits.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import type { Firms } from "#server/firms/firms.ts";
import type { EmailContent } from "#server/mail/email-content.ts";
import type { Mail } from "#server/mail/mail.ts";
import type { Logos } from "#server/pictures/logos.ts";
import { conflict, type Refusal } from "#server/refusal.ts";
import { acceptedClaimContent, refusedClaimContent } from "./claim-email.ts";
import * as store from "./store.ts";

export type Proposals = ReturnType<typeof createProposals>;

interface ProposalsDeps {
  database: Database;
  mail: Pick<Mail, "transaction" | "enqueue" | "replaceContent" | "testMode">;
  companies: Pick<Companies, "refreshAfterWrite">;
  editor: Pick<CompanyEditor, "changeIn">;
  editUndo: Pick<EditUndo, "undo">;
  logos: Pick<Logos, "urlOf">;
  firms: Pick<Firms, "createLink" | "endAccess">;
  hashesOf: (company: CompanyIdentity) => string[];
}

const UNKNOWN: Refusal = { refused: "not-found", message: "This is decided already, or was withdrawn" };
const STALE: Refusal = {
  refused: "stale",
  message:
    "The listing says something else by now, so nothing was written. Read what it says now, then decide again.",
};
const ASKED_AGAIN = conflict("It can't be decided again: the company has asked for another change since");
const PERSON_TOLD = conflict("It can't be decided again: the person was told by email.");
const LISTING_CHANGED = conflict(
  "It can't be decided again: the listing was hidden, published or merged since. The log of changes says when.",
);

const TEXT_FIELDS: ReadonlySet<string> = new Set([
  ...["phone", "website", "name", "location", "county", "postcode", "email"],
  ...["licenseNumber", "companyNumber", "operatingHours", "description", "insurance"],
]);

type TextField = keyof CompanyEdit & Correctable;
const isText = (field: string | null): field is TextField => field !== null && TEXT_FIELDS.has(field);

export function createProposals(deps: ProposalsDeps) {
  const { database, mail, companies, editUndo, firms } = deps;
  return {
    list: async (query: ProposalList = FIRST_PAGE): Promise<Proposal[]> =>
      (await store.listWaiting(database, query)).map((found) => proposalView(found, deps)),
    count: (kind?: Proposal["kind"]) => store.countUndecided(database, kind),

    /**
     * Refuses if the proposal is not waiting, if the field changed after the administrator read it, or if the new value is
     * invalid.
     */
    async decide(id: number, decision: ProposalDecision): Promise<Decided | Refusal> {
      for (;;) {
        const made = await mail.transaction((tx) => decideIn(deps, tx, id, decision));
        if (made === "moved") continue;
        if (!made) return UNKNOWN;
        await companies.refreshAfterWrite([made.companyId]);
        return made.outcome;
      }
    },

    /**
     * Lets a decided proposal wait again. Refuses if a person was told of the decision by email, or if a later change or request
     * conflicts.
     */
    async reopen(id: number): Promise<{ undone: true } | Refusal> {
      for (;;) {
        const found = await database.transaction((tx) => reopenIn(tx, id));
        if (found === "moved") continue;
        if (!found) return { ...UNKNOWN, message: "No proposal with this id is known" };
        if ("refused" in found) return found;
        if (found.undoes) return editUndo.undo(found.undoes);
        await companies.refreshAfterWrite([found.companyId]);
        return { undone: true };
      }
    },
    /**
     * Puts a new link into a failed email about an accepted claim, because the former link may have expired. Returns true for any
     * other email. False if the company was deleted or merged.
     */
    renewLink: (deliveryId: string): Promise<boolean> =>
      database.transaction(async (tx) => {
        const failed = await store.lockFailedAcceptance(tx, deliveryId);
        if (!failed) return true;
        if (!failed.company) return false;
        const content = await acceptedClaim(firms, tx, failed.company, failed.recipient);
        await mail.replaceContent(tx, deliveryId, content);
        return true;
      }),
  };
}

function proposalView({ proposal, company }: store.StoredProposal, { mail, logos }: ProposalsDeps): Proposal {
  const { id, kind, suggestion, source, name, email, phone, createdAt, confirmedAt } = proposal;
  const isConfirmed = confirmedAt !== null;
  const field = proposal.field as Correctable | null;
  return {
    ...{ id, kind, field, source, name, email, phone },
    suggestion: kind === "removal" ? null : suggestion,
    ...(kind === "change" && field === "logo" && { picture: logos.urlOf(suggestion) }),
    company: { id: company.id, name: company.name, email: company.email },
    present: isText(field) ? (company[field as keyof typeof company] as string | null) : null,
    canApply: isText(field),
    isAddressConfirmed: kind === "claim" && (isConfirmed || !mail.testMode) ? isConfirmed : null,
    createdAt: createdAt.toISOString(),
  };
}

/**
 * Null if the proposal is unknown or not waiting. "moved" if a merge moved the proposal to another company before it was locked.
 */
async function decideIn(deps: ProposalsDeps, tx: Transaction, id: number, decision: ProposalDecision) {
  const found = await store.lockProposal(tx, id);
  if (!found || found === "moved") return found;
  if (found.proposal.state !== "waiting") return null;
  if (decision.decision === "remove")
    return { companyId: found.company.id, outcome: await remove(deps, tx, found) };
  const isApproved = decision.decision === "approve";
  const outcome = await (isApproved ? approve : refuse)(deps, tx, found, decision);
  const state = isApproved ? "approved" : "refused";
  if ("refused" in outcome) return { companyId: found.company.id, outcome };
  await store.markDecided(tx, id, { state, ...outcome });
  if (found.proposal.kind === "correction" && outcome.changeId === null)
    await store.logUnmadeChange(tx, found, { kind: isApproved ? "correction-done" : "correction-left" });
  return { companyId: found.company.id, outcome };
}

/** If the approval made an edit, returns the edit's id in `undoes`. Undoing the edit lets the proposal wait again. */
async function reopenIn(tx: Transaction, id: number) {
  const found = await store.lockProposal(tx, id);
  if (!found || found === "moved") return found;
  const { proposal, company } = found;
  const { kind, state, changeId } = proposal;
  if (state === "waiting") return { companyId: company.id };
  if (kind === "claim") return PERSON_TOLD;
  if (changeId !== null) return { companyId: company.id, undoes: changeId };
  if (kind === "removal") {
    if (company.listing !== listingBefore(proposal)) return LISTING_CHANGED;
    await store.restateListing(tx, company.id, "removed");
  }
  return (await store.setWaiting(tx, proposal)) ? { companyId: company.id } : ASKED_AGAIN;
}

const listingBefore = ({ suggestion }: Pick<store.StoredProposal["proposal"], "suggestion">) =>
  suggestion === "draft" ? "draft" : "public";

const NO_CORRECTION = conflict(
  "Only a correction can take the listing out. Approve the company's removal instead.",
);

/** Deletes the listing. The company's proposals, including this one, are deleted with its row. */
const remove = async (
  { hashesOf }: ProposalsDeps,
  tx: Transaction,
  { proposal, company }: store.StoredProposal,
): Promise<Decided | Refusal> =>
  proposal.kind === "correction" ? deleteListing(hashesOf, tx, company) : NO_CORRECTION;

/** The company's links and sessions are deleted with its row. The ledger keeps its lines about the reviews. */
async function deleteListing(
  hashesOf: ProposalsDeps["hashesOf"],
  tx: Transaction,
  company: store.StoredProposal["company"],
): Promise<Decided> {
  const entries = [company, ...(await store.entriesMergedInto(tx, company.id))];
  await store.deleteCompaniesAtRequest(tx, entries, entries.flatMap(hashesOf));
  return { changeId: null };
}

async function approve(
  { mail, editor, firms, hashesOf }: ProposalsDeps,
  tx: Transaction,
  { proposal, company }: store.StoredProposal,
  { value, present }: ProposalDecision,
): Promise<Decided | Refusal> {
  const { kind, field, suggestion, email } = proposal;
  if (kind === "removal") return deleteListing(hashesOf, tx, company);
  if (kind === "claim") {
    await firms.endAccess(tx, company.id);
    if (email) {
      const content = await acceptedClaim(firms, tx, company, email);
      await mail.enqueue(tx, [{ kind: "claim-decision", to: email, companyId: company.id, content }]);
    }
    return { changeId: null };
  }
  if (kind === "change" && field === "logo") {
    const changed = await editor.changeIn(tx, company.id, { logo: suggestion });
    return "refused" in changed ? changed : { changeId: changed.changeId };
  }
  if (!isText(field)) return { changeId: null };
  const changes = companyChangesBody.safeParse({ [field]: value ?? suggestion ?? "" });
  if (!changes.success) return unusable(changes.error.issues[0]?.message ?? "This value cannot be used.");
  const changed = await editor.changeIn(tx, company.id, changes.data, {
    by: kind === "correction" ? "correction" : "administrator",
    ...(present !== undefined && { expected: { [field]: present } }),
  });
  if (!("refused" in changed)) return { changeId: changed.changeId };
  return changed.refused === "stale" ? STALE : unusable(changed.message);
}

/** `value` is the form field in which the administrator can write another value. */
const unusable = (message: string): Refusal => ({ refused: "invalid", message, field: "value" });

async function refuse(
  { mail }: ProposalsDeps,
  tx: Transaction,
  { proposal, company }: store.StoredProposal,
  { reason = null }: ProposalDecision,
): Promise<Decided> {
  if (proposal.kind === "removal") await store.restateListing(tx, company.id, listingBefore(proposal));
  if (proposal.kind === "change")
    await store.logUnmadeChange(tx, { proposal, company }, { kind: "change-refused", reason });
  // The decision deletes the claimant's name and contact. The administrator then sees the address only if this email fails.
  if (proposal.kind === "claim" && proposal.email) {
    const about = { to: proposal.email, companyId: company.id };
    const content = refusedClaimContent(company, reason);
    await mail.enqueue(tx, [{ kind: "claim-decision", ...about, content }]);
  }
  return { changeId: null };
}

async function acceptedClaim(
  firms: ProposalsDeps["firms"],
  tx: Transaction,
  company: store.ClaimedCompany,
  to: string,
): Promise<EmailContent> {
  const url = await firms.createLink(tx, company.id, FIRM_LINK_HOURS);
  const until = new Date(Date.now() + FIRM_LINK_HOURS * HOUR_MS);
  return acceptedClaimContent(company, { to, url, until });
}
