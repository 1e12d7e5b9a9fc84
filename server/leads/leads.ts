import type { FoundLeads, LeadSearch } from "#contract/desk/lead-search.ts";
import { FIRST_PAGE, type PageOfList } from "#contract/desk/list-schemas.ts";
import type { Lead, LeadDecision, NewLead, NumberedLead, WaitingLead } from "#contract/leads.ts";
import type { HashKey } from "#server/companies/csv/store.ts";
import type { SimilarCompanies } from "#server/companies/similar/similar.ts";
import type { Database } from "#server/database/connect.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import type { Mail } from "#server/mail/mail.ts";
import type { OutgoingEmail } from "#server/mail/outgoing-email.ts";
import type { Places } from "#server/places/places.ts";
import { leadCopyContent, leadEmailContent, listedContent, refusedContent } from "./email.ts";
import * as store from "./store.ts";

export type Leads = ReturnType<typeof createLeads>;

interface LeadDeps {
  database: Database;
  jobs: Pick<Jobs, "define">;
  mail: Pick<Mail, "transaction" | "enqueue" | "nextDueTime">;
  places: Pick<Places, "resolve">;
  similar: SimilarCompanies;
  hashKey: HashKey;
  config: { adminEmail: string | null; publicUrl: string };
}

/** The maximum number of copies a day to one mailbox, because anybody can enter another person's address. */
const COPIES_A_DAY = 3;
const COPIES_AN_HOUR = 30;

export function createLeads(deps: LeadDeps) {
  const { database, jobs, mail, places, similar, config } = deps;
  const { publicUrl } = config;
  const isUnplaced = ({ location }: Lead) => places.resolve(location ?? "").kind !== "place";
  const leads = {
    /** An equal form within an hour is the same lead, and nobody gets a further email. */
    add: (lead: NewLead): Promise<NumberedLead> => addLead(deps, lead, isUnplaced),
    list: async (page: PageOfList = FIRST_PAGE) =>
      withMatches(similar, await store.listLeads(database, page)),
    count: () => store.countLeads(database),
    async find({ filter, page, limit, ...search }: LeadSearch): Promise<FoundLeads> {
      const found = await store.searchLeads(database, search);
      const wanted = filter === "unplaced" ? found.filter(isUnplaced) : found;
      return {
        leads: await withMatches(similar, wanted.slice((page - 1) * limit, page * limit)),
        ...{ total: wanted.length, page, limit },
        totalPages: Math.ceil(wanted.length / limit),
      };
    },
    /** False if the lead does not exist, or if the company that the decision names is not public. */
    decide: (id: number, decision: LeadDecision): Promise<boolean> =>
      mail.transaction(async (tx) => {
        const isRefused = decision.decision === "refused";
        const company = isRefused ? null : await store.findPublicCompany(tx, decision.companyId);
        const content = isRefused
          ? refusedContent(decision.reason)
          : company && listedContent(company, publicUrl);
        const lead = content && (await store.takeLead(tx, id));
        if (!lead) return false;
        await store.logLead(tx, company ? "lead-listed" : "lead-refused", lead, company);
        await mail.enqueue(tx, [{ kind: "lead-decision", to: lead.email, content }]);
        return true;
      }),
    remove: (id: number): Promise<boolean> => store.deleteLead(database, id),
    deleteExpired: (): Promise<void> => store.deleteOldLeads(database),
  };
  jobs.define({
    name: "lead-retention",
    concurrency: 1,
    schedule: "20 3 * * *",
    handle: leads.deleteExpired,
  });
  return leads;
}

async function addLead(
  { mail, similar, hashKey, config }: LeadDeps,
  typed: NewLead,
  isUnplaced: (lead: Lead) => boolean,
): Promise<NumberedLead> {
  const { adminEmail, publicUrl } = config;
  const [matches = []] = await similar.find([{ ...typed, name: typed.companyName }]);
  const listed = matches.find(({ isPublic }) => isPublic) ?? null;
  return mail.transaction(async (tx) => {
    const { lead, isNew } = await store.storeLead(tx, typed);
    const reference = referenceOf(lead, hashKey);
    const numbered = { ...lead, reference };
    if (!isNew) return numbered;
    const content = leadCopyContent(reference, listed, publicUrl);
    const copy: OutgoingEmail = { kind: "lead-copy", to: lead.email, content, leadId: lead.id };
    const dueAt = await mail.nextDueTime(tx, copy.kind, COPIES_AN_HOUR);
    await mail.enqueue(tx, [{ ...copy, maxPerDay: COPIES_A_DAY, ...(dueAt && { dueAt }) }]);
    if (adminEmail !== null) {
      const about = { isKnownPlace: !isUnplaced(lead), reference, adminUrl: `${publicUrl}/admin` };
      const content = leadEmailContent(lead, about);
      await mail.enqueue(tx, [
        { kind: "lead", to: adminEmail, replyTo: lead.email, content, leadId: lead.id },
      ]);
    }
    return numbered;
  });
}

/** A reference that reveals neither the number of requests nor anything that was typed. */
const referenceOf = ({ id }: Pick<Lead, "id">, hashKey: HashKey): string =>
  `LR-${hashKey(`lead ${id}`)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, "")
    .slice(0, 6)}`;

async function withMatches(similar: SimilarCompanies, waiting: readonly Lead[]): Promise<WaitingLead[]> {
  const identities = waiting.map((lead) => ({ ...lead, name: lead.companyName }));
  const matches = await similar.find(identities);
  const left = await similar.askedToLeave(identities);
  return waiting.map((lead, at) => ({
    ...lead,
    matches: matches[at] ?? [],
    askedToLeave: left[at] ?? false,
  }));
}
