import { priceFacts, totalFact } from "./cost-facts.ts";
import type { ComparedJob, Fact } from "./fact.ts";
import { ANSWERS, FIRM_FACTS, RATING } from "./firm-facts.ts";
import { deliveryFacts, distanceFacts, serviceFacts } from "./service-facts.ts";

/** The rows of the comparison, most important first. */
export const factsFor = (job: ComparedJob): Fact[] => [
  totalFact(job),
  ...deliveryFacts(job),
  RATING,
  ANSWERS,
  ...distanceFacts(job),
  ...priceFacts(job),
  ...serviceFacts(job),
  ...FIRM_FACTS,
];
