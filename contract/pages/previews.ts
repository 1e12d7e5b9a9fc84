import type { PageName } from "../pages.ts";

/** In pixels, as Facebook, WhatsApp and X advise. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/**
 * The words in the pictures that messengers and social networks show with a link, by name of the file `/previews/<name>.png`. A
 * company's own picture is at `/previews/company/<id>.png`.
 */
export const PREVIEWS = {
  site: {
    title: "Skip hire near you",
    line: "Prices and reviews side by side, and one request to up to five companies",
  },
  search: {
    title: "Find skip hire near you",
    line: "Who delivers to your postcode, for how much, and how soon",
  },
  prices: { title: "Compare skip hire prices", line: "Size by size and company by company, including VAT" },
  compare: {
    title: "Skip hire companies side by side",
    line: "Who delivers, what the job costs in total, and what is not known",
  },
  plan: {
    title: "Plan your skip",
    line: "Which size, what it weighs, whose permit, how soon, and the likely cost",
  },
  sizes: {
    title: "Skip sizes explained",
    line: "From 4 to 40 yards: bin bags, dimensions, weights and prices",
  },
  items: {
    title: "What goes in a skip?",
    line: "A hundred items from A to Z, and what to do with the rest",
  },
  guide: { title: "Skip hire guides", line: "Plain answers on sizes, permits, prices and waste" },
  town: { title: "Skip hire in your town", line: "Companies, prices, permits and reviews" },
  quote: { title: "Request skip hire quotes", line: "One form, sent to up to five companies near you" },
  list: { title: "List your business", line: "No setup fees, and a response within 24 hours" },
  trust: { title: "How we work", line: "Where our figures, reviews and rankings come from" },
} as const satisfies Record<string, { title: string; line: string }>;

export type PreviewName = keyof typeof PREVIEWS;

/** A company's page has the company's own picture. All other pages that are missing here have the picture "site". */
export const PREVIEW_OF: Readonly<Partial<Record<PageName, PreviewName>>> = {
  search: "search",
  companies: "search",
  "price-comparison": "prices",
  compare: "compare",
  plan: "plan",
  "skip-sizes": "sizes",
  "what-goes-in": "items",
  guides: "guide",
  guide: "guide",
  towns: "town",
  town: "town",
  quote: "quote",
  "list-business": "list",
  "how-we-work": "trust",
  "our-data": "trust",
  "reviews-policy": "trust",
  "reviews-ledger": "trust",
  developers: "trust",
};
