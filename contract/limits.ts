export const clamp = (value: number, { min, max }: { min: number; max: number }): number =>
  Math.min(max, Math.max(min, value));

/** The most companies of one quote request, of one comparison and of one `ids` parameter. */
export const MAX_COMPANIES_PER_QUOTE = 5;

/** The most companies that a visitor can tick in a list: the companies to ask, and as many again that can only be compared. */
export const MAX_CHOSEN = 2 * MAX_COMPANIES_PER_QUOTE;

export const OTHER_COMPANIES = 3;

export const MIN_COMPARED = 2;

export const MOST_PAUSES = 20;
/** The last pause of a company must end within this many days from today. */
export const PAUSE_DAYS_AHEAD = 731;

/** The most road authorities with which a company says it is registered. */
export const MOST_AUTHORITIES = 60;

/** Limits an amount in an offer or in terms, an offer's total, and the filter `maxTotal`. */
export const MAX_TOTAL_POUNDS = 10_000;

/** The radius if an API call, or the URL of the home, directory, price comparison or quote page, has none. */
export const DEFAULT_RADIUS_KM = 25;
/** The radius of a `/search` URL without one, of the planner, and of companies that a receipt suggests. */
export const SEARCH_PAGE_RADIUS_KM = 30;
/** The API clamps the radius of a search to this range. Pages ignore a radius outside it. */
export const MIN_RADIUS_KM = 1;
export const MAX_RADIUS_KM = 100;
/** The quote form refuses a radius outside this range. */
export const QUOTE_MIN_RADIUS_KM = 5;
export const QUOTE_MAX_RADIUS_KM = 50;

export const PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 100;
/** Page links around the current page. A link to the last page follows, unless it is already among them. */
export const PAGE_BUTTONS = 5;

export const HOME_RESULTS = 9;
export const FEATURED_PARTNERS = 2;
export const FEATURED_MIN_RATING = 4;
export const CARD_SERVICES = 2;
export const MAX_FEATURED_SERVICES = 3;
export const PLACE_SUGGESTIONS = 8;
export const MORE_GUIDES = 2;

/** The prices (pounds) and the rating are numeric strings, as in the API. */
export const COMPANY_DEFAULTS = {
  priceFrom: "80.00",
  priceTo: "300.00",
  rating: "4.20",
  reviewCount: 15,
} as const;

/** Bin bags in the planner. For more, a waste contractor is needed. */
export const MAX_BAGS = 2_000;

/** In characters: a line that a visitor types. Some fields have their own limits. */
export const MAX_LINE = 200;
/** In characters: a text of several lines that a visitor types. Some fields have their own limits. */
export const MAX_TEXT = 5_000;
/** In characters: a company's reply to a review. */
export const MAX_REPLY = 2_000;
/** In characters. No UK place name is half as long. */
export const MAX_SEARCH_TEXT = 120;

/** A larger request body is refused with 413, unless it is a file. */
export const MAX_BODY_BYTES = 64 * 1024;
export const MAX_IMPORT_BYTES = 20 * 1024 * 1024;
/** The file of Companies House has about 500 MB as a ZIP file. */
export const MAX_REGISTER_BYTES = 1_000 * 1024 * 1024;

/**
 * At most `most` requests within `seconds` seconds from a visitor's inner network. The outer network may send
 * `OUTER_NETWORK_FACTOR` times as many (`server/http/limits/visitor-address.ts`). Accepted requests count, and invalid requests
 * above a number of their own (`rate-limits.ts`). For `firm` and `picture` all requests count, for `login` failed sign-ins, per
 * device if the device is known.
 */
export const RATE_LIMITS = {
  quote: { most: 10, seconds: 3_600 },
  review: { most: 5, seconds: 3_600 },
  lead: { most: 5, seconds: 3_600 },
  answer: { most: 60, seconds: 3_600 },
  claim: { most: 5, seconds: 3_600 },
  correction: { most: 5, seconds: 3_600 },
  firm: { most: 300, seconds: 3_600 },
  edit: { most: 30, seconds: 3_600 },
  report: { most: 10, seconds: 3_600 },
  complaint: { most: 5, seconds: 3_600 },
  /** Photos and logos, also those that are refused. */
  picture: { most: 60, seconds: 3_600 },
  login: { most: 5, seconds: 900 },
} as const;
export const OUTER_NETWORK_FACTOR = 5;
/** The administrator's password, in characters. */
export const MIN_PASSWORD_LENGTH = 14;
export const ADMIN_SESSION_SECONDS = 12 * 60 * 60;
/** The administrator's session ends after this time without a request. */
export const ADMIN_IDLE_SECONDS = 8 * 60 * 60;
export const SLOW_LOGINS = { most: 100, seconds: 3_600, delayMs: 1_000 } as const;
export type RateLimited = keyof typeof RATE_LIMITS;

/** A limit multiplied by the setting `RATE_LIMIT_FACTOR`: a whole number, at least 1. */
export const scaleLimit = (most: number, factor: number): number => Math.max(1, Math.floor(most * factor));

/**
 * The most reviews and edits of one company that are shown immediately. Further ones wait for the administrator. Only `anHour`
 * applies to invited customers in whose hire the company took part. A company that usually gets more reviews may get `timesUsual`
 * times its usual number in a day and a week. The last two limits count per month and network of the author.
 */
export const REVIEWS_AT_ONCE = {
  anHour: 10,
  aDay: 3,
  aWeek: 10,
  timesUsual: 2,
  ofNetworkAMonth: 1,
  ofOuterNetworkAMonth: 5,
} as const;
/**
 * If this many other requests of the last 24 hours have the same mailbox, telephone number, outer network or domain, a quote
 * request waits for its customer's confirmation. Domains of large providers do not count. A request stops counting for its outer
 * network once its customer opens a link of our emails. `RATE_LIMIT_FACTOR` multiplies the limits. Without a mail server there
 * are none.
 */
export const REQUESTS_A_DAY = { mailbox: 5, phone: 5, domain: 10, "outer-network": 20 } as const;
/**
 * The most emails per day to one mailbox that ask to confirm a quote request. The same limit applies to emails that ask to
 * confirm a claim.
 */
export const VERIFICATIONS_A_DAY = 3;
/**
 * Limits emails about presses per day. `ofRequest`: to each side of one request. Above it, one email tells `laterHours` hours
 * later that more was pressed. `toMailbox`: to one customer's mailbox, about all its requests. The pages show every press.
 */
export const HIRE_NEWS_A_DAY = { ofRequest: 10, toMailbox: 30, laterHours: 3 } as const;
export const COUNTED_DAYS = 31;
export const UNCONFIRMED_QUOTE_DAYS = 30;
/** The author of a review can confirm the email address within this many days. After them, the address is deleted. */
export const CONFIRM_REVIEW_DAYS = 30;
/**
 * Emails of `PERSON_KINDS` (`server/mail/outgoing-email.ts`) lose their recipient's address this many days after they were
 * created.
 */
export const KEPT_PERSON_DAYS = CONFIRM_REVIEW_DAYS;
/** A complaint about personal data is acknowledged within this many days (Data Protection Act 2018, section 164A). */
export const ACKNOWLEDGE_DAYS = 30;
export const REVIEW_EMAILS_A_DAY = 5;
/**
 * The most undecided reports of a review by readers, and as many by its company. Above it, the oldest report from the network
 * with the most reports is deleted.
 */
export const MAX_OPEN_REPORTS = 20;
/** The most reviews in each of the administrator's two lists: waiting reviews and reported reviews, oldest first. */
export const MAX_WAITING_REVIEWS = 500;

export const TOAST_MS = 5_000;
export const TOAST_REMOVAL_MS = 1_000_000;
export const TOAST_SWIPE_PX = 50;
export const TOOLTIP_DELAY_MS = 700;
/** For this time after a tooltip closed, the next one opens without delay. */
export const TOOLTIP_SKIP_MS = 300;

export const SKELETONS = { home: 6, featured: 2, search: 6, prices: 4, reviews: 3 } as const;

/** While the next page loads, the previous one stays at most this long. Then the next page shows skeletons. */
export const NAVIGATION_WAIT_MS = 4_000;
/** After this time, the page says that the request takes longer than usual. */
export const SLOW_AFTER_MS = 8_000;
/** After this time, the request is given up. */
export const GIVE_UP_AFTER_MS = 30_000;

/** The link to review the chosen company is valid this long after the email that contains it. */
export const INVITATION_DAYS = 60;
