import { ANSWERS_FACT, COMPANY_FACTS, RATING_FACT } from "./company-facts.ts";
import { priceFacts, totalFact } from "./cost-facts.ts";
import type { ComparedJob, ComparisonFact } from "./fact.ts";
import { deliveryFacts, distanceFacts, serviceFacts } from "./service-facts.ts";

/** The rows of the comparison, most important first. */
export const factsFor = (job: ComparedJob): ComparisonFact[] => [
  totalFact(job),
  ...deliveryFacts(job),
  RATING_FACT,
  ANSWERS_FACT,
  ...distanceFacts(job),
  ...priceFacts(job),
  ...serviceFacts(job),
  ...COMPANY_FACTS,
];
