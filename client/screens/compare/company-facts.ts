import { carrierText } from "#client/components/company/carrier-text.ts";
import { answerWords, TOO_FEW } from "#client/components/company/fit-words.ts";
import { countOf, formatDate, formatRating, splitList } from "#client/components/company/format.ts";
import { REGISTER_NAMES, registerText } from "#client/components/company/register-words.ts";
import type { Company } from "#contract/companies.ts";
import { isRated, shownScore } from "#contract/rated.ts";
import { COMPANY_REGISTERS } from "#contract/registers/register-options.ts";
import { type ComparisonFact, stated } from "./fact.ts";

const reviews = (count: number) => countOf(count, "review");

/** What customers say, how the company answers here, and our check of its registration. */
export const TRUST_FACTS: readonly ComparisonFact[] = [
  {
    label: "Rating",
    isKey: true,
    of: (company) =>
      isRated(company)
        ? {
            text: `${formatRating(shownScore(company).rating)} out of 5`,
            notes: [reviews(shownScore(company).reviewCount)],
          }
        : { text: "no reviews" },
    best: {
      words: "Highest",
      rank: (company) =>
        isRated(company) ? { amount: -Number(shownScore(company).rating), unknown: [] } : null,
    },
  },
  {
    label: "Answers to requests",
    of: ({ answers }) => {
      const words = answerWords(answers);
      return { text: words?.text ?? TOO_FEW, notes: words?.share ? [words.share] : [] };
    },
  },
  { label: "Waste carrier registration", of: ({ carrier }) => carrierText(carrier) },
  ...COMPANY_REGISTERS.map((register) => ({
    label: REGISTER_NAMES[register],
    of: ({ registers }: Pick<Company, "registers">) => {
      const result = registers.find((one) => one.register === register);
      return result ? registerText(result) : { text: "Not compared, or not found for certain" };
    },
  })),
];

/** Facts of the listing that nobody has checked. */
export const FURTHER_FACTS: readonly ComparisonFact[] = [
  {
    label: "Permits, as listed",
    of: ({ permits }) => ({ text: permits ? "Available" : "Contact for details" }),
  },
  { label: "Operating hours", of: ({ operatingHours }) => stated(operatingHours) },
  { label: "Payment methods", of: ({ paymentMethods }) => stated(splitList(paymentMethods).join(", ")) },
  { label: "Insurance, as listed", of: ({ insurance }) => stated(insurance) },
  { label: "Licence number, as listed", of: ({ licenseNumber }) => stated(licenseNumber) },
  {
    label: "Listing confirmed by the company",
    of: ({ confirmedOn }) => ({ text: confirmedOn ? formatDate(confirmedOn) : "Not confirmed" }),
  },
];
