import type { Delivery } from "#server/mail/store.ts";
import type { AnswerRow } from "./answers/store.ts";
import type { HireEvent } from "./hires/hire.ts";

export interface Told {
  deliveries: readonly Pick<Delivery, "kind" | "companyId" | "createdAt">[];
  events: readonly HireEvent[];
  answers: readonly Pick<AnswerRow, "companyId" | "createdAt">[];
}

/** The ids of companies that got a cancellation or were released from the hire, and have not answered since. */
export function toldBefore({ deliveries, events, answers }: Told): ReadonlySet<number | null> {
  const notices = [
    ...deliveries
      .filter(({ kind }) => kind === "cancellation")
      .map(({ companyId, createdAt }) => ({ companyId, at: createdAt })),
    ...events.filter(({ facts }) => facts.press === "release"),
  ];
  const answeredSince = (company: number | null, at: Date) =>
    answers.some(({ companyId, createdAt }) => companyId === company && createdAt > at);
  return new Set(
    notices.filter(({ companyId, at }) => !answeredSince(companyId, at)).map(({ companyId }) => companyId),
  );
}
