import type { Mention } from "#contract/personal-data/personal-data.ts";

type Words = Pick<Mention, "what" | "why">;

const MENTIONS: Record<string, Words> = {
  companies: {
    what: "A listing",
    why: "It is the company's listing. Correct it in the dashboard if it should not say this.",
  },
  company_changes: {
    what: "An earlier or later value in the edits of a listing",
    why: "Edits stay as long as the listing, so that they can be traced and taken back.",
  },
  change_log: {
    what: "The log of changes: what a listing or a removed review said",
    why: "A removed review is erased 30 days after its removal. The rest stays, so that changes can be traced.",
  },
  company_merges: {
    what: "What merging two entries of a company changed",
    why: "Kept so that the merge can be undone.",
  },
  company_imports: {
    what: "An imported file of companies",
    why: "Kept so that the import can be undone. Each further import deletes the oldest of ten.",
  },
  carrier_checks: { what: "A check of a carrier registration", why: "Remove the check in the dashboard." },
  reviews: {
    what: "The words of a review or of a company's reply",
    why: "Somebody else may have written it. Remove the review in the dashboard if it should not say this.",
  },
  review_reports: {
    what: "The words of a report of a review",
    why: "It goes when the review is removed.",
  },
  quotes: {
    what: "The words of another quote request",
    why: "It belongs to another customer. It is deleted after two years, or in the dashboard.",
  },
  answers: {
    what: "What a company answered to another request",
    why: "It is deleted with the request.",
  },
  hire_events: {
    what: "What was written on the page of another request",
    why: "It is deleted with the details of that request's customer.",
  },
  leads: {
    what: "The words of another listing request",
    why: "It goes when the request is decided, in the work queue.",
  },
  complaints: {
    what: "The words of another complaint about personal data",
    why: "It goes when the complaint is closed, in the work queue.",
  },
  proposals: {
    what: "The words of a correction, a claim or a change of a listing",
    why: "It belongs to somebody else or to the company. It is deleted after two years at the latest.",
  },
  deliveries: {
    what: "The text of another email that has not left",
    why: "It is deleted once the email was sent.",
  },
};

export const mentionWords = (table: string): Words =>
  MENTIONS[table] ?? { what: `The table ${table}`, why: "Look at it and decide yourself." };

const AROUND = 100;
const MAX_TEXT = 300;
const MAX_TEXTS = 5;

/** Long texts are cut around the contact, or to their beginning if they spell it differently. */
export function excerpts(texts: readonly string[], needle: string): string[] {
  return texts.slice(0, MAX_TEXTS).map((text) => {
    const at = text.toLowerCase().indexOf(needle.toLowerCase());
    if (text.length <= MAX_TEXT) return text;
    const from = Math.max(0, at - AROUND);
    const to = at < 0 ? MAX_TEXT : at + needle.length + AROUND;
    return `${from > 0 ? "..." : ""}${text.slice(from, to)}${to < text.length ? "..." : ""}`;
  });
}
