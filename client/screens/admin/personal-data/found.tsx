import type { ReactNode } from "react";
import { comparableWords } from "#client/components/answers/offer-words.ts";
import { formatDate } from "#client/components/company/format.ts";
import { Icon } from "#client/components/icon.tsx";
import { Badge } from "#client/components/ui/badge.tsx";
import { DECLINE_REASONS } from "#contract/answers/offer.ts";
import type { Complaint } from "#contract/complaints.ts";
import { parseQuotedCompanies } from "#contract/desk/quote-facts.ts";
import { CORRECTABLE } from "#contract/firms/listing-parts.ts";
import type { Lead } from "#contract/leads.ts";
import type {
  KeptEmail,
  KeptListing,
  KeptProposal,
  KeptQuote,
  KeptReview,
  Mention,
  PersonalData,
} from "#contract/personal-data/personal-data.ts";
import { askedFor, type Fact } from "#contract/quote-words.ts";
import { lowerFirst } from "#contract/text/spelling.ts";
import { dateAndTime } from "../dates.ts";
import { EMAIL_KINDS } from "../quotes/deliveries.tsx";

export function FoundPersonalData({ data }: { data: PersonalData }) {
  const kinds = kindsIn(data);
  const missing = [
    ...kinds.flatMap(({ title, records }) => (records.length === 0 ? [title] : [])),
    ...(data.emailCount === 0 ? ["Emails"] : []),
  ];
  return (
    <>
      {kinds
        .filter(({ records }) => records.length > 0)
        .map(({ title, records }) => (
          <Section key={title} title={title} count={records.length}>
            <ul className="divide-y divide-line border-t border-line">
              {records.map(({ title, href, facts }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: what was found never moves
                <li key={at} className="grid gap-3 px-5 py-4">
                  <h4 className="font-bold wrap-anywhere">
                    {href ? (
                      <a href={href} className="link">
                        {title}
                      </a>
                    ) : (
                      title
                    )}
                  </h4>
                  <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
                    {facts.map(({ label, text }, at) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: as above
                      <div key={at}>
                        <dt className="text-sm text-muted">{label}</dt>
                        <dd className="whitespace-pre-line wrap-anywhere">{text}</dd>
                      </div>
                    ))}
                  </dl>
                </li>
              ))}
            </ul>
          </Section>
        ))}
      {data.emailCount > 0 && <Emails emails={data.emails} count={data.emailCount} />}{" "}
      {data.isRemovalKey && (
        <p className="card px-5 py-4">
          A scrambled value of this number is kept, so that a company that asked to be removed is not added
          again.
        </p>
      )}{" "}
      {missing.length > 0 && (
        <p className="text-ink-soft">Nothing found under: {missing.join(", ").toLowerCase()}.</p>
      )}
    </>
  );
}

export const isEmptyPersonalData = (data: PersonalData): boolean =>
  !data.isRemovalKey && data.emailCount === 0 && kindsIn(data).every(({ records }) => records.length === 0);

function Section({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  return (
    <section className="card">
      <h3 className="flex min-h-14 items-center gap-3 px-5 py-3 text-xl font-bold">
        {title} <Badge>{count}</Badge>
      </h3>
      {children}
    </section>
  );
}

function Emails({ emails, count }: { emails: readonly KeptEmail[]; count: number }) {
  return (
    <Section title="Emails" count={count}>
      <details className="group border-t border-line">
        <summary className="flex min-h-11 list-none items-center px-5 font-semibold marker:content-none">
          {emails.length < count ? `The newest ${emails.length}` : "All of them"}
          <Icon name="down" size="size-5" className="ml-auto transition-transform group-open:rotate-180" />
        </summary>{" "}
        <ul className="divide-y divide-line border-t border-line">
          {emails.map(({ id, kind, recipient, state, hasText, createdAt }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2.5">
              <div className="mr-auto min-w-0">
                <p className="font-semibold wrap-anywhere">{recipient}</p>
                <p className="text-sm text-muted">
                  {EMAIL_KINDS[kind]}, {dateAndTime(createdAt)}
                  {hasText && ", its text is kept until it was sent"}
                </p>
              </div>
              <Badge>{state}</Badge>
            </li>
          ))}
        </ul>
      </details>
    </Section>
  );
}

interface KeptRecord {
  title: string;
  href?: string;
  facts: Fact[];
}

const facts = (lines: readonly (readonly [label: string, text: string | null | undefined])[]): Fact[] =>
  lines.flatMap(([label, text]) => (text ? [{ label, text }] : []));

const time = (iso: string | null) => iso && dateAndTime(iso);

function answerText({ declineReason, note, offer, createdAt }: KeptQuote["answers"][number]): string {
  const said = offer
    ? `offers ${lowerFirst(comparableWords(offer))}`
    : `declined: ${DECLINE_REASONS.find(({ value }) => value === declineReason)?.label ?? declineReason}`;
  return [`${said} (${formatDate(createdAt)})`, offer?.note ?? note].filter(Boolean).join("\n");
}

const keptKeys = (hasKeys: boolean) =>
  hasKeys ? "Scrambled values of address and number are kept for a month, to count requests" : null;

function quoteRecord(quote: KeptQuote): KeptRecord {
  const companies = parseQuotedCompanies(quote.selectedCompanies) ?? [];
  const isErased = quote.erasedAt !== null;
  return {
    title: `Request ${quote.reference}`,
    facts: [
      ...facts([
        ["Sent", time(quote.createdAt)],
        ["Details deleted", time(quote.erasedAt)],
        ["Name", quote.name],
        ["Email", quote.email],
        ["Telephone", quote.phone],
      ]),
      ...(isErased ? [] : askedFor(quote)),
      ...facts([
        ["Sent to", companies.map(({ name }) => name).join(", ")],
        ["Chosen", companies.find(({ id }) => id === quote.chosenCompanyId)?.name],
        ["Photos, to open today", quote.photos.map((path) => location.origin + path).join("\n")],
        ["Withdrawn", time(quote.withdrawnAt)],
        ["Invited to review", time(quote.invitedAt)],
        ["Still kept", isErased ? keptKeys(quote.hasKeys) : null],
      ]),
      ...quote.answers.map((answer) => ({ label: `Answer of ${answer.company}`, text: answerText(answer) })),
      ...quote.presses
        .filter(({ by }) => by !== "clock")
        .map(({ text, typed, createdAt }) => ({ label: text, text: [time(createdAt), ...typed].join(". ") })),
    ],
  };
}

const reviewRecord = (review: KeptReview): KeptRecord => ({
  title: `Review of ${review.companyName}`,
  href: `/company/${review.companyId}`,
  facts: facts([
    ["Written", time(review.createdAt)],
    ["Name", review.customerName],
    ["Address, not confirmed", review.email],
    ["Rating", `${review.rating} out of 5`],
    ["Title", review.title],
    ["Words", review.content],
    ["Reply", review.reply],
    ["Shown", review.isWaiting ? "No, it waits" : "Yes"],
  ]),
});

const leadRecord = (lead: Lead): KeptRecord => ({
  title: lead.companyName || lead.name,
  facts: facts([
    ["Sent", time(lead.createdAt)],
    ["Name", lead.name],
    ["Email", lead.email],
    ["Telephone", lead.phone],
    ["Location", lead.location],
    ["Details", lead.projectDetails],
  ]),
});

const complaintRecord = (complaint: Complaint): KeptRecord => ({
  title: `Complaint of ${complaint.name}`,
  href: "/admin/work",
  facts: facts([
    ["Sent", time(complaint.createdAt)],
    ["Email", complaint.email],
    ["Words", complaint.about],
    ["Acknowledged", time(complaint.acknowledgedAt)],
  ]),
});

const PROPOSALS: Record<KeptProposal["kind"], string> = {
  claim: "Claim",
  correction: "Correction",
  change: "Change by the company",
  removal: "Removal by the company",
};

const proposalRecord = (proposal: KeptProposal): KeptRecord => ({
  title: `${PROPOSALS[proposal.kind]}: ${proposal.companyName}`,
  href: `/company/${proposal.companyId}`,
  facts: facts([
    ["Sent", time(proposal.createdAt)],
    ["Name", proposal.name],
    ["Email", proposal.email],
    ["Telephone", proposal.phone],
    ["About", CORRECTABLE[proposal.field as keyof typeof CORRECTABLE] ?? proposal.field],
    ["Words", proposal.suggestion],
    ["Source", proposal.source],
    ["State", proposal.state],
  ]),
});

const listingRecord = (listing: KeptListing): KeptRecord => ({
  title: listing.name,
  // Drafts and hidden listings have no public page. The administrator finds them in the work queue.
  href: listing.isPublic ? `/company/${listing.id}` : "/admin/work",
  facts: facts([
    ["Location", listing.location],
    ["Email", listing.email],
    ["Telephone", listing.phone],
    ["Shown", listing.isPublic ? null : "No, it is hidden"],
  ]),
});

const mentionRecord = (mention: Mention): KeptRecord => ({
  title: mention.what,
  ...(mention.companyId !== null && { href: `/company/${mention.companyId}` }),
  facts: facts([...mention.texts.map((text) => ["Words", text] as const), ["Why it stays", mention.why]]),
});

const kindsIn = (data: PersonalData) => [
  { title: "Quote requests and answers", records: data.quotes.map(quoteRecord) },
  { title: "Reviews", records: data.reviews.map(reviewRecord) },
  { title: "Listing requests", records: data.leads.map(leadRecord) },
  { title: "Complaints about personal data", records: data.complaints.map(complaintRecord) },
  { title: "Corrections and claims", records: data.proposals.map(proposalRecord) },
  { title: "Companies listed with it", records: data.listings.map(listingRecord) },
  { title: "Other places", records: data.mentions.map(mentionRecord) },
];
