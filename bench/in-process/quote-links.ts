import { quoteTokens } from "#server/quotes/quote-tokens.ts";

/** The product's signing secret in cases that open links of receipts and answers. */
export const BENCH_SIGNING_SECRET = "a signing secret of the benchmark";

/** Creates the tokens of links to receipts and answers. */
export const QUOTE_LINKS = quoteTokens({ signingSecret: BENCH_SIGNING_SECRET });
