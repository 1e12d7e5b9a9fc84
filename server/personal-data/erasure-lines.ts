import type { ErasureLine, PersonalData } from "#contract/personal-data/personal-data.ts";

const count = (many: number, one: string, more = `${one}s`) => `${many} ${many === 1 ? one : more}`;

type Sentence = string | false;

/** Returns two sentences about one kind of data: what was done, and what stays. If both are false, the kind gets no line. */
type Lines = (before: PersonalData, left: PersonalData) => readonly [done: Sentence, stays: Sentence];

const open = ({ quotes }: PersonalData) => quotes.filter(({ erasedAt }) => erasedAt === null).length;

const quoteLine: Lines = (before, left) => {
  const erased = open(before) - open(left);
  const hasKeys = left.quotes.some((quote) => quote.hasKeys);
  return [
    erased > 0 &&
      `${count(erased, "request")}: everything that was typed and what the companies answered is deleted. A request that was open was withdrawn, and the companies that have it are told so without details.`,
    before.quotes.length > 0 &&
      `Reference, companies and times stay until the request is two years old. They identify nobody.${
        hasKeys
          ? " Scrambled values of the address and the number stay for a month, only to count requests, so that erasing does not reset the limits."
          : ""
      }`,
  ];
};

const reviewLine: Lines = (before, left) => {
  const removed = before.reviews.length - left.reviews.length;
  return [
    removed !== 0 && `${count(removed, "review")} removed, with its reply and reports.`,
    removed !== 0 &&
      "The public ledger has a line for each, which says that its writer took it back. It holds no personal data and can't be changed.",
  ];
};

const leadLine: Lines = (before, left) => {
  const deleted = before.leads.length - left.leads.length;
  return [deleted !== 0 && `${count(deleted, "listing request")} deleted, with the emails about it.`, false];
};

const complaintLine: Lines = (before, left) => {
  const deleted = before.complaints.length - left.complaints.length;
  const what = count(deleted, "complaint about personal data", "complaints about personal data");
  return [deleted !== 0 && `${what} deleted.`, false];
};

const proposalLine: Lines = (before, left) => {
  const deleted = before.proposals.length - left.proposals.length;
  return [
    deleted > 0 && `${count(deleted, "correction or claim", "corrections and claims")} deleted.`,
    left.proposals.length > 0 && "What a company asked for stays with its listing.",
  ];
};

const emailLine: Lines = (before, left) => {
  const erased = before.emailCount - left.emailCount;
  return [
    erased > 0 &&
      `${count(erased, "record")} of emails no longer ${erased === 1 ? "belongs" : "belong"} to this person. Emails that had not left were stopped.`,
    left.emailCount > 0 &&
      `${count(left.emailCount, "record")} of emails to this address as a company's or the administrator's: each stays with the customer's request that it is about, for two years at most.`,
  ];
};

const listingLine: Lines = (_, { listings }) => [
  false,
  listings.length > 0 &&
    `${count(listings.length, "listing")} of a company: its contact is published for its customers. It is not erased here. Change it or take the company out of the directory, as the company wants. A draft is discarded in the work queue.`,
];

const removalLine: Lines = (_, { isRemovalKey }) => [
  false,
  isRemovalKey &&
    "A scrambled value of the number stays, only so that a company that asked to be removed is not added again.",
];

const mentionLine: Lines = (_, { mentions }) => [
  false,
  mentions.length > 0 &&
    `${count(mentions.length, "place")} where it stands in somebody else's words or a list: see below, and decide on each.`,
];

const OUT_OF_REACH: ErasureLine = {
  about: "Outside of this site",
  done: null,
  stays:
    "What companies and the administrator received by email, and backups. Delete the administrator's emails and old backups yourself; companies answer for their own copies.",
};

const KINDS: readonly [about: string, lines: Lines][] = [
  ["Quote requests and answers", quoteLine],
  ["Reviews", reviewLine],
  ["Listing requests", leadLine],
  ["Complaints about personal data", complaintLine],
  ["Corrections and claims", proposalLine],
  ["Emails", emailLine],
  ["Companies", listingLine],
  ["Removed companies", removalLine],
  ["Other places", mentionLine],
];

export const erasureLines = (before: PersonalData, left: PersonalData): ErasureLine[] => [
  ...KINDS.flatMap(([about, lines]) => {
    const [done, stays] = lines(before, left);
    return done || stays ? [{ about, done: done || null, stays: stays || null }] : [];
  }),
  OUT_OF_REACH,
];
