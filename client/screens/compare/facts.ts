import { priceFacts, totalFact } from "./cost-facts.ts";
import type { ComparedJob, ComparisonFact } from "./fact.ts";
import { ANSWERS_FACT, FIRM_FACTS, RATING_FACT } from "./firm-facts.ts";
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
  ...FIRM_FACTS,
];
