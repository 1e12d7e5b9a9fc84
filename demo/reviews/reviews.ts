import { DAY_MS } from "#contract/dates.ts";
import type { Review } from "#contract/reviews.ts";
import { chooseCustomer } from "../companies/names.ts";
import type { Firm } from "../companies/profile.ts";
import { createSeededRandom, type Random } from "../random.ts";
import { REVIEWS, STARS } from "../totals.ts";
import { chooseTemplate, fillTemplate, readWeights, readWords, type Slots, type Words } from "../words.ts";
import { chooseHire, reviewSlots } from "./hires.ts";

type Rating = 1 | 2 | 3 | 4 | 5;

/**
 * Percentages of companies with no, few (1 to 3), some (3 to 7) and many (8 to 20) reviews, before the numbers are adjusted to
 * the total. Hand-written companies (`STORIES`) and featured companies have other numbers.
 */
const COUNT_PERCENTAGES = { none: 38, few: 42, some: 16, many: 4 };
const MAX_REVIEWS = 24;

/** The sum is exactly `REVIEWS`. */
function chooseReviewCounts(firms: readonly Firm[]): number[] {
  const random = createSeededRandom("review counts");
  const counts = firms.map(({ company, story }) => story?.reviews ?? chooseCount(company.featured, random));
  const adjustable = firms.flatMap(({ company, story }, index) => (story || company.featured ? [] : [index]));
  let missing = REVIEWS - sum(counts);
  while (missing !== 0) {
    const index = random.pick(adjustable);
    const count = counts[index] ?? 0;
    const step = Math.sign(missing);
    if (count === 0 || count + step < 1 || count + step > MAX_REVIEWS) continue;
    counts[index] = count + step;
    missing -= step;
  }
  return counts;
}

function chooseCount(isFeatured: boolean, random: Random): number {
  if (isFeatured) return random.between(8, MAX_REVIEWS);
  const size = random.weighted(COUNT_PERCENTAGES);
  if (size === "none") return 0;
  if (size === "few") return random.pick([1, 1, 1, 2, 2, 3]);
  return size === "some" ? random.between(3, 7) : random.between(8, MAX_REVIEWS - 4);
}

/** Featured companies are all excellent or good. */
const QUALITIES = { excellent: 38, good: 29, mixed: 21, poor: 12 };

/** No company has a lower mean rating, except the hand-written company that has only one-star reviews. */
const LOWEST_AVERAGE = 2.8;

/** The sum of all ratings is exactly `STARS`. */
export function chooseRatings(firms: readonly Firm[]): Rating[][] {
  const counts = chooseReviewCounts(firms);
  const random = createSeededRandom("ratings");
  const ratings = firms.map((firm, index) => ratingsOf(firm, counts[index] ?? 0, random));
  const adjustable = ratings.filter((_, index) => !firms[index]?.story?.stars);
  adjustSum(adjustable, STARS - sum(ratings.flat()), random);
  return ratings;
}

function ratingsOf({ company, story }: Firm, count: number, random: Random): Rating[] {
  const quality = company.featured ? random.weighted({ excellent: 6, good: 3 }) : random.weighted(QUALITIES);
  if (story?.stars) return Array.from({ length: count }, () => story.stars ?? 1);
  const weights = readWeights(`ratings of ${quality} companies`);
  for (;;) {
    const ratings = Array.from({ length: count }, () => Number(random.weighted(weights)) as Rating);
    if (count === 0 || average(ratings) >= LOWEST_AVERAGE) return ratings;
  }
}

/** Adds `difference` to the sum of all ratings: changes 4 stars to 5 or back, at companies with a mean of at least 4. */
function adjustSum(ratings: readonly Rating[][], difference: number, random: Random): void {
  const [from, to]: [Rating, Rating] = difference > 0 ? [4, 5] : [5, 4];
  const places = ratings
    .filter((each) => average(each) >= 4)
    .flatMap((each) => each.flatMap((rating, index) => (rating === from ? [{ each, index }] : [])));
  for (const { each, index } of random.some(places, Math.abs(difference))) each[index] = to;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

export const average = (numbers: readonly number[]) => sum(numbers) / numbers.length;

const praise = readWords("review-praise");
const niggles = readWords("review-niggles");
const middling = readWords("review-middling");
const grievances = readWords("review-grievances");
const openings = readWords("review-openings");
const titles = readWords("review-titles");

const SUBJECT_WEIGHTS = readWeights("subjects of reviews");
/** In a "wait and load" hire the lorry waits, so nobody places or collects a skip. */
const WAIT_AND_LOAD_SUBJECTS = ["booking", "driver", "price", "recycling", "trust"];
const PRACTICAL = ["delivery", "driver", "placing", "skip"];

/** A review uses each group of slots only once, because repeating the job, price or skip would sound odd. */
const USED_ONCE = [["job", "doing", "waste"], ["price"], ["askip"]];

const FIRST_REVIEW = Date.UTC(2022, 0, 3);
const LAST_REVIEW = Date.UTC(2026, 5, 30);
const VERIFIED = 0.34;

export function reviewFirm(firm: Firm, ratings: readonly Rating[]): Omit<Review, "id">[] {
  const { company, town } = firm;
  const random = createSeededRandom(`reviews ${company.id}`);
  const page = { templates: new Set<string>(), sentences: new Set<string>(), titles: new Set<string>() };
  const customers = new Set<string>();
  return ratings.map((rating) => {
    const date = chooseDate(new Date(company.createdAt), random);
    const hire = chooseHire(company, random);
    const writer = createReviewWriter(reviewSlots(firm, hire, date, random), page, random);
    const written = writeReview(writer, rating);
    const title = written.title ?? chooseTitle(rating, writer, written.subject);
    return {
      companyId: company.id,
      customerName: chooseCustomer(town, hire.isTrade, customers, random),
      ...{ rating, title },
      content: varyPunctuation(writer.text(), rating, random),
      skipSize: hire.skipSize,
      verified: random.chance(VERIFIED),
      proof: "none",
      createdAt: date.toISOString(),
      ...{ editedAt: null, reply: null, repliedAt: null },
    };
  });
}

function chooseDate(listed: Date, random: Random): Date {
  const first = Math.max(listed.getTime() + 9 * DAY_MS, FIRST_REVIEW);
  const date = new Date(first + Math.floor((random.next() * (LAST_REVIEW - first)) / DAY_MS) * DAY_MS);
  date.setUTCHours(random.between(7, 22), random.between(0, 59), random.between(0, 59), 0);
  return date;
}

function chooseTitle(rating: Rating, writer: ReviewWriter, subject: string | undefined): string {
  const { page, random, slots } = writer;
  const text = writer.text().toLowerCase();
  let title = "";
  for (let attempt = 0; attempt < 12; attempt++) {
    const particular = subject && rating === 5 && random.chance(0.5) ? titles(subject) : [];
    const template =
      (particular.length > 0 && chooseTemplate(particular, slots, random)) ||
      chooseTemplate(titles(`${rating} stars`), slots, random);
    title = fillTemplate(template ?? "Skip hire", slots, random);
    if (!page.titles.has(title) && !text.includes(title.toLowerCase())) break;
  }
  page.titles.add(title);
  return title;
}

function varyPunctuation(content: string, rating: Rating, random: Random): string {
  if (rating === 5 && random.chance(0.12)) return content.replace(/\.$/, "!");
  return random.chance(0.06) ? content.replace(/\.$/, "") : content;
}

/** The texts that are already used on a company's page. Only titles can repeat. */
type Page = Record<"templates" | "sentences" | "titles", Set<string>>;

export const sentencesOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/(?<=[.!?])["”]?\s+/)
    .map((sentence) => sentence.replace(/[.!?"”]+$/, "").trim())
    .filter(Boolean);

type ReviewWriter = ReturnType<typeof createReviewWriter>;

/** Writes one review, sentence by sentence. It does not repeat sentences that are already on the page. */
function createReviewWriter(slots: Slots, page: Page, random: Random) {
  const texts: string[] = [];
  const subjects = new Set<string>();
  const usual = slots["wait and load"] ? WAIT_AND_LOAD_SUBJECTS : Object.keys(SUBJECT_WEIGHTS);
  let known = slots;
  let lastTitle: string | undefined;

  const add = (stock: readonly string[]): boolean => {
    for (let attempt = 0; attempt < 4; attempt++) {
      const template = chooseTemplate(stock, known, random, (each) => !page.templates.has(each));
      if (!template) return false;
      const [sentence = "", title] = template.split(" :: ").reverse();
      const text = fillTemplate(sentence, known, random);
      const sentences = sentencesOf(text);
      if (sentences.some((each) => page.sentences.has(each))) continue;
      page.templates.add(template);
      for (const each of sentences) page.sentences.add(each);
      lastTitle = title && fillTemplate(title, known, random);
      texts.push(text);
      const mentioned = USED_ONCE.filter((group) => group.some((slot) => template.includes(`{${slot}}`)));
      known = { ...known, ...Object.fromEntries(mentioned.flat().map((slot) => [slot, undefined])) };
      return true;
    }
    return false;
  };

  const addAbout = (stock: Words, among: readonly string[] = usual): string | undefined => {
    const subject = among
      .map((each) => ({ each, order: random.next() ** (1 / (SUBJECT_WEIGHTS[each] ?? 1)) }))
      .sort((a, b) => b.order - a.order)
      .map(({ each }) => each)
      .find((each) => !subjects.has(each) && stock(each).length > 0 && add(stock(each)));
    if (subject) subjects.add(subject);
    return subject;
  };
  const addOpening = () => add(openings(slots.trade ? "trade" : "home"));
  return {
    ...{ add, addAbout, addOpening, slots, page, random },
    lastTitle: () => lastTitle,
    text: () => texts.join(" "),
  };
}

function writeReview(writer: ReviewWriter, rating: Rating) {
  if (rating >= 4) return { subject: rating === 5 ? writeExcellent(writer) : writeGood(writer) };
  if (rating <= 2) return { title: writeComplaint(writer, rating) };
  writeMiddling(writer);
  return {};
}

function writeExcellent({ add, addAbout, addOpening, random, slots }: ReviewWriter) {
  if (random.chance(0.15) && add(praise("short"))) {
    if (random.chance(0.4)) add(praise("endings"));
    return;
  }
  const hasOpening = random.chance(0.7) && addOpening();
  const count = Number(random.weighted({ 1: 34, 2: 46, 3: 20 })) + (hasOpening ? 0 : 1);
  const subjects = Array.from({ length: count }, () => addAbout(praise));
  if (random.chance(0.5)) add(praise(slots.trade && random.chance(0.6) ? "trade endings" : "endings"));
  return random.pick(subjects);
}

function writeGood({ add, addAbout, addOpening, random }: ReviewWriter) {
  if (random.chance(0.12) && add(niggles("short"))) return;
  if (random.chance(0.68)) addOpening();
  const subject = addAbout(praise);
  if (random.chance(0.25)) addAbout(praise);
  const hasNiggle = random.chance(0.72) && addAbout(niggles);
  if (!hasNiggle || random.chance(0.5))
    add(niggles(hasNiggle && random.chance(0.7) ? "endings" : "endings without a problem"));
  return subject;
}

function writeMiddling({ add, addAbout, addOpening, random }: ReviewWriter) {
  if (random.chance(0.15) && add(middling("short"))) return;
  if (random.chance(0.62)) addOpening();
  if (random.chance(0.3)) addAbout(praise, PRACTICAL);
  addAbout(middling);
  if (random.chance(0.6)) add(middling("endings"));
}

function writeComplaint(writer: ReviewWriter, rating: Rating) {
  const { add, addAbout, addOpening, random } = writer;
  if (random.chance(0.1) && add(grievances("short"))) return;
  if (random.chance(0.5)) addOpening();
  addAbout(grievances);
  const title = writer.lastTitle();
  if (random.chance(0.66)) add(grievances(rating === 1 ? "one-star endings" : "two-star endings"));
  return title;
}
