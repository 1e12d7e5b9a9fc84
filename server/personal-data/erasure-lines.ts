import type { ErasureLine, PersonalData } from "#contract/personal-data/personal-data.ts";

const count = (many: number, one: string, more = `${one}s`) => `${many} ${many === 1 ? one : more}`;

type Lines = (before: PersonalData, left: PersonalData) => Omit<ErasureLine, "about"> | null;

const open = ({ quotes }: PersonalData) => quotes.filter(({ erasedAt }) => erasedAt === null).length;

function quoteLine(before: PersonalData, left: PersonalData) {
  if (before.quotes.length === 0) return null;
  const erased = open(before) - open(left);
  const hasKeys = left.quotes.some((quote) => quote.hasKeys);
  return {
    done:
      erased > 0
        ? `${count(erased, "request")}: everything that was typed and what the companies answered is deleted. A request that was open was withdrawn, and the companies that have it are told so without details.`
        : null,
    stays: `Reference, companies and times stay until the request is two years old. They identify nobody.${
      hasKeys
        ? " Scrambled values of the address and the number stay for a month, only to count requests, so that erasing does not reset the limits."
        : ""
    }`,
  };
}

function reviewLine(before: PersonalData, left: PersonalData) {
  const removed = before.reviews.length - left.reviews.length;
  if (removed === 0) return null;
  return {
    done: `${count(removed, "review")} removed, with its reply and reports.`,
    stays:
      "The public ledger has a line for each, which says that its writer took it back. It holds no personal data and can't be changed.",
  };
}

function leadLine(before: PersonalData, left: PersonalData) {
  const deleted = before.leads.length - left.leads.length;
  if (deleted === 0) return null;
  return { done: `${count(deleted, "listing request")} deleted, with the emails about it.`, stays: null };
}

function complaintLine(before: PersonalData, left: PersonalData) {
  const deleted = before.complaints.length - left.complaints.length;
  if (deleted === 0) return null;
  return {
    done: `${count(deleted, "complaint about personal data", "complaints about personal data")} deleted.`,
    stays: null,
  };
}

function proposalLine(before: PersonalData, left: PersonalData) {
  if (before.proposals.length === 0) return null;
  const deleted = before.proposals.length - left.proposals.length;
  return {
    done: deleted > 0 ? `${count(deleted, "correction or claim", "corrections and claims")} deleted.` : null,
    stays: left.proposals.length > 0 ? "What a company asked for stays with its listing." : null,
  };
}

function emailLine(before: PersonalData, left: PersonalData) {
  if (before.emailCount === 0) return null;
  const erased = before.emailCount - left.emailCount;
  return {
    done:
      erased > 0
        ? `${count(erased, "record")} of emails no longer ${erased === 1 ? "belongs" : "belong"} to this person. Emails that had not left were stopped.`
        : null,
    stays:
      left.emailCount > 0
        ? `${count(left.emailCount, "record")} of emails to this address as a company's or the administrator's: each stays with the customer's request that it is about, for two years at most.`
        : null,
  };
}

const listingLine: Lines = (_, { listings }) =>
  listings.length === 0
    ? null
    : {
        done: null,
        stays: `${count(listings.length, "listing")} of a company: its contact is published for its customers. It is not erased here. Change it or take the company out of the directory, as the company wants. A draft is discarded in the work queue.`,
      };

const removalLine: Lines = (_, { isRemovalKey }) =>
  isRemovalKey
    ? {
        done: null,
        stays:
          "A scrambled value of the number stays, only so that a company that asked to be removed is not added again.",
      }
    : null;

const mentionLine: Lines = (_, { mentions }) =>
  mentions.length === 0
    ? null
    : {
        done: null,
        stays: `${count(mentions.length, "place")} where it stands in somebody else's words or a list: see below, and decide on each.`,
      };

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
    const line = lines(before, left);
    return line ? [{ about, ...line }] : [];
  }),
  OUT_OF_REACH,
];
