import { parseQuotedCompanies } from "#contract/desk/quote-facts.ts";
import { type Contact, isContact, readContact } from "#contract/personal-data/contact.ts";
import {
  type Erasure,
  type KeptEmail,
  type KeptQuote,
  MAX_LISTED_EMAILS,
  type Mention,
  type PersonalData,
} from "#contract/personal-data/personal-data.ts";
import type { CompanyIdentity } from "#contract/text/company-match.ts";
import { countedPhones } from "#contract/text/counted-contact.ts";
import { toPounds } from "#contract/text/pounds.ts";
import type { Complaints } from "#server/complaints/complaints.ts";
import type { Database } from "#server/database/connect.ts";
import type { Leads } from "#server/leads/leads.ts";
import type { Mail } from "#server/mail/mail.ts";
import type { Photos } from "#server/pictures/photos.ts";
import type { Quotes } from "#server/quotes/quotes.ts";
import type { Reviews } from "#server/reviews/reviews.ts";
import { type ContactHash, hashFunctions } from "#server/signing.ts";
import { type FoundRow, findInTexts } from "./mention-store.ts";
import MENTION_WORDS from "./mention-words.json" with { type: "json" };
import * as store from "./store.ts";

interface PersonalDataDeps {
  database: Database;
  quotes: Pick<Quotes, "eraseFor" | "offerView" | "pressView">;
  reviews: Pick<Reviews, "takeBackFor" | "forgetRemoved">;
  leads: Pick<Leads, "remove">;
  photos: Pick<Photos, "ofRequest">;
  complaints: Pick<Complaints, "decide">;
  mail: Pick<Mail, "erasePeople">;
  /** Hashes of the keys by which an import recognises a removed company. Includes the hashes with the former secret. */
  knownHashesOf: (company: CompanyIdentity) => string[];
  contactHash: ContactHash;
}

export function createPersonalData(deps: PersonalDataDeps) {
  const { database, quotes, reviews, leads, complaints, mail } = deps;

  /** Each step commits separately. After a failure, another call erases the rest. */
  async function eraseAll(contact: Contact): Promise<void> {
    const found = await findAll(deps, contact);
    // Reviews come first, because the requests still show which reviews belong to the person.
    for (const { id } of found.reviews) await reviews.takeBackFor(id);
    await reviews.forgetRemoved({
      quoteIds: found.quotes.map(({ id }) => id),
      isTheirs: (email) => contact.kind === "email" && isContact(contact, email),
    });
    for (const { reference, erasedAt } of found.quotes) if (!erasedAt) await quotes.eraseFor(reference);
    for (const { id } of found.leads) await leads.remove(id);
    for (const { id } of found.complaints) await complaints.decide(id, "close");
    const proposalIds = found.proposals.map(({ id }) => id);
    if (proposalIds.length > 0) await store.deleteProposals(database, proposalIds);
    const isToThem = (recipient: string) => contact.kind === "email" && isContact(contact, recipient);
    const emailIds = found.emails.filter(({ recipient }) => isToThem(recipient)).map(({ id }) => id);
    if (emailIds.length > 0) await mail.erasePeople(emailIds);
  }

  const find = async (typed: string): Promise<PersonalData> =>
    view(await findAll(deps, known(typed)), quotes);
  return {
    find,
    async erase(typed: string): Promise<Erasure> {
      const before = await find(typed);
      await eraseAll(known(typed));
      const left = await find(typed);
      return { erased: erasedBetween(before, left), left };
    },
  };
}

function erasedBetween(before: PersonalData, left: PersonalData): Erasure["erased"] {
  const fewer = (kind: "reviews" | "leads" | "complaints" | "proposals") =>
    before[kind].length - left[kind].length;
  const whole = ({ quotes }: PersonalData) => quotes.filter(({ erasedAt }) => erasedAt === null).length;
  return {
    quotes: whole(before) - whole(left),
    reviews: fewer("reviews"),
    leads: fewer("leads"),
    complaints: fewer("complaints"),
    proposals: fewer("proposals"),
    emails: before.emailCount - left.emailCount,
  };
}

function known(typed: string): Contact {
  const contact = readContact(typed);
  if (!contact) throw new Error("The text is neither an email address nor a telephone number");
  return contact;
}

type Found = Awaited<ReturnType<typeof findAll>>;
type InWords = Pick<Quotes, "offerView" | "pressView">;

async function findAll(deps: PersonalDataDeps, contact: Contact) {
  const { database, photos, knownHashesOf, contactHash } = deps;
  const isEmail = contact.kind === "email";
  const counted = isEmail ? [contact.key] : countedPhones(contact.key);
  const keys = hashFunctions(contactHash).flatMap((hash) =>
    counted.map((value) => hash(isEmail ? "mailbox" : "phone", value)),
  );
  const quotes = await Promise.all(
    (await store.findQuotes(database, contact, keys)).map(async (quote) => ({
      ...quote,
      photos: (await photos.ofRequest(quote.reference)).map(({ url }) => url),
    })),
  );
  const leads = await store.findLeads(database, contact);
  const quoteIds = quotes.map(({ id }) => id);
  const openIds = quotes.flatMap(({ id, erasedAt }) => (erasedAt === null ? [id] : []));
  const leadIds = leads.map(({ id }) => id);
  const removalKeys = contact.kind === "phone" ? knownHashesOf({ phone: contact.key }) : [];
  return {
    contact,
    quotes,
    leads,
    complaints: await store.findComplaints(database, contact),
    answers: await store.findAnswers(database, quoteIds),
    presses: await store.findPresses(database, quoteIds),
    reviews: await store.findReviews(database, contact, quoteIds),
    proposals: await store.findProposals(database, contact),
    emails: await store.findEmails(database, { contact, quoteIds: openIds, leadIds }),
    listings: await store.findListings(database, contact),
    isRemovalKey: await store.hasRemovalKey(database, removalKeys),
    texts: await findInTexts(database, contact),
  };
}

function view(found: Found, inWords: InWords): PersonalData {
  const { contact, quotes, reviews, leads, complaints, proposals, emails, listings, isRemovalKey } = found;
  return {
    contact: { kind: contact.kind, key: contact.key },
    foundAt: new Date().toISOString(),
    quotes: quotes.map((quote) => quoteView(quote, found, inWords)),
    reviews: reviews.map(({ quoteId: _, ...review }) => review),
    ...{ leads, complaints, proposals, listings, isRemovalKey },
    emails: emails.slice(0, MAX_LISTED_EMAILS).map((email) => emailView(email, found)),
    emailCount: emails.length,
    mentions: mentionsIn(found),
    otherContacts: otherContacts(contact, [...quotes, ...leads, ...proposals]),
  };
}

function quoteView(
  quote: Found["quotes"][number],
  { answers, presses }: Found,
  { offerView, pressView }: InWords,
): KeptQuote {
  const names = companyNames(quote.selectedCompanies);
  const nameOf = (companyId: number) => names.get(companyId) ?? `Company ${companyId}`;
  return {
    ...quote,
    answers: answers.flatMap((answer) => {
      if (answer.quoteId !== quote.id) return [];
      const { companyId, version, totalPence, declineReason, note, createdAt } = answer;
      return {
        ...{ company: nameOf(companyId), version, offer: offerView(answer, quote), declineReason, note },
        total: totalPence === null ? null : toPounds(totalPence),
        createdAt: createdAt.toISOString(),
      };
    }),
    presses: presses
      .filter(({ quoteId }) => quoteId === quote.id)
      .map(({ actor, companyId, facts, typed, createdAt }) => ({
        ...{ by: actor, company: nameOf(companyId), press: facts.press },
        ...pressView({ by: actor, facts, typed }, nameOf(companyId)),
        createdAt: createdAt.toISOString(),
      })),
  };
}

/** Omits the reply address, unless it is this contact or the email is about one of the found quote requests. */
function emailView({ leadId: _, ...email }: Found["emails"][number], { contact, quotes }: Found): KeptEmail {
  const isTheirs = isContact(contact, email.replyTo) || quotes.some(({ id }) => id === email.quoteId);
  return { ...email, replyTo: isTheirs ? email.replyTo : null };
}

/** The names of the companies as the customer saw them. Empty if the stored list cannot be parsed. */
const companyNames = (selected: string) =>
  new Map((parseQuotedCompanies(selected) ?? []).map(({ id, name }) => [id, name]));

/** The rows that mention the contact and are in no other list of the result. */
function mentionsIn({ contact, texts, ...found }: Found): Mention[] {
  const ids = (rows: readonly { id: number | string }[]) => new Set(rows.map(({ id }) => String(id)));
  const listed: Record<string, Set<string>> = {
    quotes: ids(found.quotes),
    answers: ids(found.answers),
    hire_events: ids(found.presses),
    reviews: ids(found.reviews),
    leads: ids(found.leads),
    complaints: ids(found.complaints),
    proposals: ids(found.proposals),
    deliveries: ids(found.emails),
    companies: ids(found.listings),
  };
  return texts
    .filter(({ table, row }) => !listed[table]?.has(String(row.id)))
    .map((mention) => mentionView(mention, contact));
}

function mentionView({ table, row, texts }: FoundRow, contact: Contact): Mention {
  const companyId = table === "companies" ? Number(row.id) : (row.company_id ?? null);
  const id = String(row.id ?? "");
  const words = MENTIONS[table] ?? { what: `The table ${table}`, why: "Look at it and decide yourself." };
  return { ...words, id, companyId, texts: excerpts(texts, contact.key) };
}

type Person = Record<"email" | "phone", string | null>;

export function otherContacts(contact: Contact, people: readonly Person[]): string[] {
  const others = new Map<string, string>();
  for (const { email, phone } of people)
    for (const given of [email, phone]) {
      const read = given ? readContact(given) : null;
      if (read && !isContact(contact, given) && !others.has(read.key)) others.set(read.key, read.typed);
    }
  return [...others.values()];
}

/** By name of the table. */
const MENTIONS: Record<string, Pick<Mention, "what" | "why">> = MENTION_WORDS;

const AROUND = 100;
const MAX_TEXT = 300;
const MAX_TEXTS = 5;

/** Cuts long texts around the contact. If a long text spells the contact differently, only the beginning of the text is kept. */
function excerpts(texts: readonly string[], needle: string): string[] {
  return texts.slice(0, MAX_TEXTS).map((text) => {
    const at = text.toLowerCase().indexOf(needle.toLowerCase());
    if (text.length <= MAX_TEXT) return text;
    const from = Math.max(0, at - AROUND);
    const to = at < 0 ? MAX_TEXT : at + needle.length + AROUND;
    return `${from > 0 ? "..." : ""}${text.slice(from, to)}${to < text.length ? "..." : ""}`;
  });
}
