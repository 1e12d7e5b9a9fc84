import type { ErasureLine, PersonalData } from "#contract/personal-data/personal-data.ts";

const count = (many: number, one: string, more = `${one}s`) => `${many} ${many === 1 ? one : more}`;

const open = ({ quotes }: PersonalData) => quotes.filter(({ erasedAt }) => erasedAt === null).length;

/** Two sentences about one kind of data: what was done, and what stays. If both are false, the kind gets no line. */
type Line = readonly [about: string, done: string | false, stays: string | false];

function keptQuotes({ quotes }: PersonalData): string {
  const keys = quotes.some(({ hasKeys }) => hasKeys)
    ? " Scrambled values of the address and the number stay for a month, only to count requests, so that erasing does not reset the limits."
    : "";
  return `Reference, companies and times stay until the request is two years old. They identify nobody.${keys}`;
}

function erasedLines(before: PersonalData, left: PersonalData): Line[] {
  const fewer = (kind: "reviews" | "leads" | "complaints" | "proposals") =>
    before[kind].length - left[kind].length;
  const [erased, reviews, leads] = [open(before) - open(left), fewer("reviews"), fewer("leads")];
  const [complaints, proposals] = [fewer("complaints"), fewer("proposals")];
  const [emails, keptEmails] = [before.emailCount - left.emailCount, left.emailCount];
  return [
    [
      "Quote requests and answers",
      erased > 0 &&
        `${count(erased, "request")}: everything that was typed and what the companies answered is deleted. A request that was open was withdrawn, and the companies that have it are told so without details.`,
      before.quotes.length > 0 && keptQuotes(left),
    ],
    [
      "Reviews",
      reviews !== 0 && `${count(reviews, "review")} removed, with its reply and reports.`,
      reviews !== 0 &&
        "The public ledger has a line for each, which says that its writer took it back. It holds no personal data and can't be changed.",
    ],
    [
      "Listing requests",
      leads !== 0 && `${count(leads, "listing request")} deleted, with the emails about it.`,
      false,
    ],
    [
      "Complaints about personal data",
      complaints !== 0 &&
        `${count(complaints, "complaint about personal data", "complaints about personal data")} deleted.`,
      false,
    ],
    [
      "Corrections and claims",
      proposals > 0 && `${count(proposals, "correction or claim", "corrections and claims")} deleted.`,
      left.proposals.length > 0 && "What a company asked for stays with its listing.",
    ],
    [
      "Emails",
      emails > 0 &&
        `${count(emails, "record")} of emails no longer ${emails === 1 ? "belongs" : "belong"} to this person. Emails that had not left were stopped.`,
      keptEmails > 0 &&
        `${count(keptEmails, "record")} of emails to this address as a company's or the administrator's: each stays with the customer's request that it is about, for two years at most.`,
    ],
  ];
}

const keptLines = ({ listings, mentions, isRemovalKey }: PersonalData): Line[] => [
  [
    "Companies",
    false,
    listings.length > 0 &&
      `${count(listings.length, "listing")} of a company: its contact is published for its customers. It is not erased here. Change it or take the company out of the directory, as the company wants. A draft is discarded in the work queue.`,
  ],
  [
    "Removed companies",
    false,
    isRemovalKey &&
      "A scrambled value of the number stays, only so that a company that asked to be removed is not added again.",
  ],
  [
    "Other places",
    false,
    mentions.length > 0 &&
      `${count(mentions.length, "place")} where it stands in somebody else's words or a list: see below, and decide on each.`,
  ],
  [
    "Outside of this site",
    false,
    "What companies and the administrator received by email, and backups. Delete the administrator's emails and old backups yourself; companies answer for their own copies.",
  ],
];

export const erasureLines = (before: PersonalData, left: PersonalData): ErasureLine[] =>
  [...erasedLines(before, left), ...keptLines(left)].flatMap(([about, done, stays]) =>
    done || stays ? [{ about, done: done || null, stays: stays || null }] : [],
  );
