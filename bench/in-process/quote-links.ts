import { quoteTokens } from "#server/quotes/quote-tokens.ts";

/** The product's setting of this name in the cases that open links of receipts and answers. */
export const SIGNING_SECRET = "a signing secret of the benchmark";

/** The tokens of those links. */
export const QUOTE_LINKS = quoteTokens(SIGNING_SECRET);
