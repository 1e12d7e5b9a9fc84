import type { DeclineReason } from "#contract/answers/offer.ts";
import { CHOICE_UNDO_MINUTES } from "#contract/answers/offer.ts";
import type { DeliveryKind } from "#contract/deliveries.ts";
import { after, HOUR_MS } from "./days.ts";
import type { DemoRequest } from "./request.ts";

interface SentEmail {
  kind: DeliveryKind;
  at: Date;
  /** Null for an email to the customer. */
  companyId: number | null;
  answeredAt: Date | null;
  declineReason: DeclineReason | null;
}

const REMIND_COMPANY_MS = 24 * HOUR_MS;
const REMIND_CUSTOMER_MS = 48 * HOUR_MS;
export const TOLD_MS = CHOICE_UNDO_MINUTES * 60_000;

/** Lists every email that the product would have sent about the request by now, so that no email is due. */
export function emailsOf(request: DemoRequest): SentEmail[] {
  const { createdAt, chosen, withdrawnAt } = request;
  const told = chosen && after(chosen.at, TOLD_MS);
  const closedAt = told ?? withdrawnAt;
  const isOpenAt = (at: Date) => closedAt === null || at < closedAt;
  const toCustomer = (kind: DeliveryKind, at: Date): SentEmail => ({
    kind,
    at,
    companyId: null,
    answeredAt: null,
    declineReason: null,
  });
  const reminder = after(createdAt, REMIND_CUSTOMER_MS);
  const toCompanies = request.parts.flatMap(({ firm, answers }) => {
    const companyId = firm.company.id;
    const answeredAt = answers[0]?.at ?? null;
    const declineReason = answers.at(-1)?.declineReason ?? null;
    const to = (kind: DeliveryKind, at: Date): SentEmail => ({
      ...{ kind, at, companyId },
      ...{ answeredAt: null, declineReason: null },
    });
    const remindAt = after(createdAt, REMIND_COMPANY_MS);
    const isReminded = isOpenAt(remindAt) && (answeredAt === null || answeredAt > remindAt);
    const closing = chosen?.companyId === companyId ? "choice" : "cancellation";
    return [
      { ...to("company", createdAt), answeredAt, declineReason },
      ...(isReminded ? [to("company-reminder", remindAt)] : []),
      ...(closedAt ? [to(closing, closedAt)] : []),
    ];
  });
  return [
    toCustomer("customer", createdAt),
    ...toCompanies,
    ...newsTimes(request).map((at) => toCustomer("answers", at)),
    ...(isOpenAt(reminder) ? [toCustomer("customer-reminder", reminder)] : []),
    ...(chosen ? [toCustomer("invitation", chosen.invitedAt)] : []),
  ].sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** The times of the emails to a customer about answers: the first answer immediately, later ones at most once an hour. */
function newsTimes({ parts }: DemoRequest): Date[] {
  const times = parts
    .flatMap(({ answers }) => answers.map(({ at }) => at))
    .sort((a, b) => a.getTime() - b.getTime());
  const told: Date[] = [];
  for (const at of times) {
    const last = told.at(-1);
    if (!last || at.getTime() > last.getTime()) told.push(last ? laterOf(at, after(last, HOUR_MS)) : at);
  }
  return told;
}

const laterOf = (one: Date, other: Date) => (one > other ? one : other);
