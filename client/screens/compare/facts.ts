import { costFacts } from "./cost-facts.ts";
import type { ComparedJob, Fact } from "./fact.ts";
import { FIRM_FACTS, RATING } from "./firm-facts.ts";
import { placeFacts, serviceFacts } from "./service-facts.ts";

/** The rows of the comparison: what decides comes first. */
export const factsFor = (job: ComparedJob): Fact[] => [
  ...placeFacts(job),
  ...costFacts(job),
  RATING,
  ...serviceFacts(job),
  ...FIRM_FACTS,
];
