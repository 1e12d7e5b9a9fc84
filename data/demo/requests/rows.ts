import { offerTotal } from "#contract/answers/offer-total.ts";
import { DAY_MS } from "#contract/dates.ts";
import { toPence } from "#contract/text/pounds.ts";
import { answers, type deliveries, type quotes } from "#server/database/tables.ts";
import type { ChooseAddress } from "../companies/addresses.ts";
import type { Random } from "../random.ts";
import { after } from "./days.ts";
import { emailsOf, TOLD_MS } from "./emails.ts";
import { choosePerson } from "./people.ts";
import type { DemoRequest } from "./request.ts";

type QuoteRow = typeof quotes.$inferInsert & { id: number };

/** Number of days from the invitation or the withdrawal to the deletion of the customer's details. */
const KEPT_DAYS = 30;
/** The characters of a reference: no vowels and none that are easily confused, as in `server/quotes/reference.ts`. */
const ALPHABET = [..."23456789BCDFGHJKMNPQRTVWXYZ"];

const text = (length: number, random: Random) => Array.from({ length }, () => random.pick(ALPHABET)).join("");
const newReference = (random: Random) => `SF-${text(4, random)}-${text(2, random)}`;

const NOTHING_TYPED = {
  ...{ name: "", email: "", phone: "", location: "", skipSize: "", wasteType: "" },
  ...{ hireLength: null, hireDate: null, additionalInfo: null, job: null },
};

/** The row of a quote. Details that the product would have deleted by now are left out. */
export function quoteRow(
  id: number,
  request: DemoRequest,
  { now, chooseAddress, random }: { now: Date; chooseAddress: ChooseAddress; random: Random },
): QuoteRow {
  const { createdAt, parts, chosen, withdrawnAt, town, asked } = request;
  const end = chosen?.invitedAt ?? withdrawnAt;
  const erasedAt = end && after(end, KEPT_DAYS * DAY_MS);
  const typed = {
    ...choosePerson(town, random),
    location: chooseAddress(town, random).postcode,
    ...asked,
    job: { ...asked.job, waste: [...asked.job.waste] },
  };
  const isErased = erasedAt !== null && erasedAt < now;
  return {
    id,
    ...(isErased ? NOTHING_TYPED : typed),
    reference: newReference(random),
    requestHash: "",
    selectedCompanies: JSON.stringify(
      parts.map(({ firm: { company } }) => ({ id: company.id, name: company.name })),
    ),
    status: "new",
    awaitingConfirmation: false,
    chosenCompanyId: chosen?.companyId ?? null,
    chosenVersion: chosen?.version ?? null,
    chosenAt: chosen?.at ?? null,
    choiceToldAt: chosen && after(chosen.at, TOLD_MS),
    invitedAt: chosen?.invitedAt ?? null,
    withdrawnAt,
    followedAt: after(createdAt, FOLLOWED_MS),
    erasedAt: isErased ? erasedAt : null,
    createdAt,
  };
}

/** Returns the rows of the answers. Returns none if the customer's details are deleted, because the answers are deleted too. */
export const answerRows = (quote: QuoteRow, { parts }: DemoRequest) =>
  quote.erasedAt
    ? []
    : parts.flatMap(({ firm, answers: given }) =>
        given.map(({ at, offer, declineReason, note }, index) => ({
          quoteId: quote.id,
          companyId: firm.company.id,
          version: offer && given.slice(0, index + 1).filter((answer) => answer.offer).length,
          offer: offer && (JSON.parse(String(answers.offer.mapToDriverValue(offer))) as object),
          totalPence: offer && toPence(offerTotal(offer)),
          declineReason,
          note,
          toldAt: after(at, 60_000),
          createdAt: at,
        })),
      );

/** In milliseconds: the time from the request to the moment the customer followed the link in the confirmation. */
const FOLLOWED_MS = 300_000;

const isWithdrawnEarly = ({ createdAt, withdrawnAt }: DemoRequest): boolean =>
  withdrawnAt !== null && withdrawnAt < after(createdAt, DAY_MS);

/** Returns the emails, all in the state "sent", so that the product sends none of them. */
export const deliveryRows = (quote: QuoteRow, request: DemoRequest) => {
  const addresses = new Map(
    request.parts.map(({ firm: { company } }) => [company.id, company.email?.trim() ?? ""]),
  );
  return emailsOf(request).map(({ kind, at, companyId, answeredAt, declineReason }) => ({
    quoteId: quote.id,
    companyId,
    kind,
    recipient: companyId === null ? quote.email : (addresses.get(companyId) ?? ""),
    state: "sent" satisfies (typeof deliveries.$inferInsert)["state"],
    attempts: 1,
    dueAt: at,
    sentAt: after(at, 3_000),
    answeredAt,
    declineReason,
    isCounted: kind === "company" && !isWithdrawnEarly(request),
    createdAt: at,
  }));
};
