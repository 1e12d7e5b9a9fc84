import { RATE_LIMITS, type RateLimited } from "../limits.ts";

const RATE_LIMITED_WORDS: Readonly<Record<RateLimited, string>> = {
  quote: "quote requests",
  review: "reviews",
  lead: "listing requests",
  answer: "answers of companies",
  claim: "claims of listings",
  correction: "corrections of listings",
  firm: "forms on a company's own page",
  edit: "changes of own reviews",
  report: "reports of reviews",
  complaint: "complaints about personal data",
  picture: "uploads of pictures",
  login: "wrong passwords",
};

const periodWords = (seconds: number) => (seconds === 3_600 ? "an hour" : `in ${seconds / 60} minutes`);

export function rateLimitWords(kind: RateLimited): string {
  const { most, seconds } = RATE_LIMITS[kind];
  return `${most} ${RATE_LIMITED_WORDS[kind]} ${periodWords(seconds)}`;
}
