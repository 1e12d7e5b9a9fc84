/** The numbers both sides keep to. No zod here: browsers read this file on every screen. */

/** Companies one quote request may go to. */
export const MAX_COMPANIES_PER_QUOTE = 5;

/** Search radius in kilometres when a screen names none. */
export const DEFAULT_RADIUS_KM = 25;
export const SEARCH_PAGE_RADIUS_KM = 30;
/** `/api/companies` brings a radius into this range. */
export const MIN_RADIUS_KM = 1;
export const MAX_RADIUS_KM = 100;
/** The quote form refuses a radius outside this range. */
export const QUOTE_MIN_RADIUS_KM = 5;
export const QUOTE_MAX_RADIUS_KM = 50;

export const PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 100;
/** Page numbers beside the last one in the paging control. */
export const PAGE_BUTTONS = 5;

export const HOME_RESULTS = 9;
export const FEATURED_PARTNERS = 2;
export const FEATURED_MIN_RATING = 4;
export const CARD_SERVICES = 2;
export const FEATURED_SERVICES = 3;
export const PLACE_SUGGESTIONS = 8;
export const MORE_GUIDES = 2;

/** What a company has when nobody says otherwise; numeric strings as the API speaks them. */
export const COMPANY_DEFAULTS = {
  priceFrom: "80.00",
  priceTo: "300.00",
  rating: "4.20",
  reviewCount: 15,
} as const;

/** Longest text accepted from a visitor, in characters. */
export const MAX_LINE = 200;
export const MAX_TEXT = 5_000;
/** Longest search text: no UK place name comes near it. */
export const MAX_SEARCH_TEXT = 120;

/** A request body larger than this is refused with 413. */
export const MAX_BODY_BYTES = 64 * 1024;
/** A company file larger than this is refused with 413. */
export const MAX_IMPORT_BYTES = 20 * 1024 * 1024;

/** Requests accepted from one visitor, and failed attempts to sign in, within a number of seconds. */
export const RATE_LIMITS = {
  quote: { most: 10, seconds: 3_600 },
  review: { most: 5, seconds: 3_600 },
  lead: { most: 5, seconds: 3_600 },
  login: { most: 5, seconds: 900 },
} as const;
export type RateLimited = keyof typeof RATE_LIMITS;

/** Toasts: how long one shows, how long a dismissed one is remembered (milliseconds), how far a swipe dismisses (pixels). */
export const TOAST_MS = 5_000;
export const TOAST_REMOVAL_MS = 1_000_000;
export const TOAST_SWIPE_PX = 50;
/** Tooltips: the wait before one opens, and the window in which the next opens at once (milliseconds). */
export const TOOLTIP_DELAY_MS = 700;
export const TOOLTIP_SKIP_MS = 300;

/** Placeholder cards while an answer is on its way. */
export const SKELETONS = { home: 6, featured: 2, directory: 6, search: 6, prices: 4, reviews: 3 } as const;

/** A wait shorter than the first shows no placeholders; once shown they stay for the second (milliseconds). */
export const SKELETON_AFTER_MS = 150;
export const SKELETON_FOR_MS = 150;
