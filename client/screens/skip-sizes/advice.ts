import { MAX_BAGS } from "#contract/limits.ts";
import { JOB_KINDS } from "#contract/plan/job-kinds.ts";
import { recommendSkip, type SizeAdvice } from "#contract/plan/size-advice.ts";

/** Advice for the answers in the URL. Null if they name neither a job nor a number of bags. */
export function adviceFrom(params: URLSearchParams): SizeAdvice | null {
  const job = JOB_KINDS.find(({ value }) => value === params.get("job"));
  const typed = Math.round(Number(params.get("bags")));
  const isTyped = typed >= 1;
  const bags = isTyped ? Math.min(typed, MAX_BAGS) : job?.bags;
  if (bags === undefined) return null;
  const asked = params.get("waste");
  const weight = asked === "heavy" || asked === "light" ? asked : (job?.weight ?? "light");
  const advice = recommendSkip(bags, weight);
  const exception = isTyped || weight !== job?.weight ? undefined : job.exception;
  return exception ? { ...advice, reason: `${advice.reason} ${exception}` } : advice;
}
