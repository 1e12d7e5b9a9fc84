import { answerWords, TOO_FEW } from "#client/components/company/answer-words.ts";
import { carrierText } from "#client/components/company/carrier-text.ts";
import { countOf, formatDate, formatRating, splitList } from "#client/components/company/format.ts";
import { isRated, shownScore } from "#contract/rated.ts";
import { type ComparisonFact, stated } from "./fact.ts";

const reviews = (count: number) => countOf(count, "review");

export const RATING_FACT: ComparisonFact = {
  label: "Rating",
  isKey: true,
  of: (company) =>
    isRated(company)
      ? {
          text: `${formatRating(shownScore(company).rating)} out of 5`,
          notes: [reviews(shownScore(company).reviewCount)],
        }
      : { text: "no reviews" },
};

export const ANSWERS_FACT: ComparisonFact = {
  label: "Answers to requests",
  of: ({ answers }) => {
    const words = answerWords(answers);
    return { text: words?.text ?? TOO_FEW, notes: words?.share ? [words.share] : [] };
  },
};

/** Facts that the company states about itself, and our check of its registration. */
export const COMPANY_FACTS: readonly ComparisonFact[] = [
  {
    label: "Permits, as stated",
    of: ({ permits }) => ({ text: permits ? "Available" : "Contact for details" }),
  },
  { label: "Operating hours", of: ({ operatingHours }) => stated(operatingHours) },
  { label: "Payment methods", of: ({ paymentMethods }) => stated(splitList(paymentMethods).join(", ")) },
  { label: "Insurance, as stated", of: ({ insurance }) => stated(insurance) },
  { label: "Licence number, as stated", of: ({ licenseNumber }) => stated(licenseNumber) },
  { label: "Waste carrier registration", of: ({ carrier }) => carrierText(carrier) },
  {
    label: "Listing confirmed by the firm",
    of: ({ confirmedOn }) => (confirmedOn ? { text: formatDate(confirmedOn) } : null),
  },
];
