import type { ReviewRule } from "#contract/reviews.ts";

export const REVIEW_RULE_WORDS: Record<ReviewRule, { label: string; refuses: string }> = {
  "not-genuine": {
    label: "It is not a real experience",
    refuses:
      "Reviews that are invented, bought or rewarded, or written by the company, its staff, its family or a competitor.",
  },
  "not-a-customer": {
    label: "Its writer was not a customer",
    refuses: "Reviews by people who neither hired from the company nor tried to.",
  },
  "another-company": {
    label: "It is about another company",
    refuses: "Reviews of another company, or of something that the company does not do.",
  },
  advertising: {
    label: "It advertises",
    refuses: "Advertising, links and offers, also of a competitor.",
  },
  abusive: {
    label: "It is abusive",
    refuses: "Threats, hate, and insults of people. Sharp words about the work are fine.",
  },
  "personal-data": {
    label: "It gives away personal details",
    refuses: "Full names, telephone numbers, addresses or photographs of private people.",
  },
  unlawful: {
    label: "It is unlawful",
    refuses: "What a court would forbid, such as a false statement of fact that seriously harms somebody.",
  },
};

export const REVIEW_RULE_CODES = Object.keys(REVIEW_RULE_WORDS) as ReviewRule[];

export const reportReasonLabel = (reason: string): string =>
  REVIEW_RULE_WORDS[reason as ReviewRule]?.label ?? "Something else";
