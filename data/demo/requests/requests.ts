import { DAY_MS } from "#contract/dates.ts";
import { createAddresses } from "../companies/addresses.ts";
import type { DemoData } from "../generate.ts";
import { createSeededRandom } from "../random.ts";
import type { DemoPlaceTables } from "../read-place-tables.ts";
import { after } from "./days.ts";
import { type AskedTown, askedTowns } from "./firms.ts";
import { createDemoRequest, type DemoRequest } from "./request.ts";
import { answerRows, deliveryRows, quoteRow } from "./rows.ts";

const REQUESTS = 190;
/**
 * Age in days of the youngest and the oldest request without a review. By default, the product would still send reminders
 * about a request that is less than two days old.
 */
const YOUNGEST = 4;
const OLDEST = 362;
/** Fewest days from a request to the review after its invitation. Up to ten random days are added. */
const UNTIL_REVIEW = 38;

interface RequestsSource extends DemoData {
  tables: DemoPlaceTables;
  /** Requests without a review are from the year before this time, because figures about companies' answers cover a year. */
  now: Date;
}

/** Generates quote requests with their answers and emails. The same time gives the same requests. */
export function generateDemoRequests({ companies, reviews, tables, now }: RequestsSource) {
  const towns = askedTowns(companies, tables);
  const requests = [...newRequests(towns, now), ...reviewedRequests(towns, reviews, now)].sort(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
  );
  const chooseAddress = createAddresses(tables);
  const made = requests.map((request, index) => {
    const random = createSeededRandom(`quote ${index}`);
    return { request, quote: quoteRow(index + 1, request, { now, chooseAddress, random }) };
  });
  return {
    quotes: made.map(({ quote }) => quote),
    answers: made
      .flatMap(({ quote, request }) => answerRows(quote, request))
      .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
      .map((answer, index) => ({ id: index + 1, ...answer })),
    deliveries: made.flatMap(({ quote, request }) => deliveryRows(quote, request)),
    quoteOfReview: new Map(made.map(({ quote, request }) => [request.reviewId, quote.id])),
  };
}

function newRequests(towns: readonly AskedTown[], now: Date): DemoRequest[] {
  return Array.from({ length: REQUESTS }, (_, index) => {
    const random = createSeededRandom(`request ${index}`);
    const createdAt = after(now, -(YOUNGEST + random.next() * (OLDEST - YOUNGEST)) * DAY_MS);
    createdAt.setUTCHours(random.between(7, 21), random.between(0, 59), random.between(0, 59), 0);
    return createDemoRequest({ asked: random.pick(towns), createdAt, now, reviewed: null }, random);
  });
}

/**
 * Creates a request for each review whose customer was invited after asking here. A confirmed email address proves no request.
 */
const reviewedRequests = (
  towns: readonly AskedTown[],
  reviews: DemoData["reviews"],
  now: Date,
): DemoRequest[] =>
  reviews.flatMap(({ id, companyId, proof, createdAt }) => {
    const asked = towns.find(({ firms }) => firms.some(({ company }) => company.id === companyId));
    if (proof !== "asked-here" || !asked) return [];
    const reviewed = { id, companyId, createdAt: new Date(createdAt) };
    const random = createSeededRandom(`reviewed ${id}`);
    const days = UNTIL_REVIEW + random.next() * 10;
    return [
      createDemoRequest(
        { asked, createdAt: after(reviewed.createdAt, -days * DAY_MS), now, reviewed },
        random,
      ),
    ];
  });
