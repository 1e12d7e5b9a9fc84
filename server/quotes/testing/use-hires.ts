import { insertAnswer } from "../answers/store.ts";
import { DIRECTORY_QUOTE, FULL_OFFER } from "./examples.ts";
import { answerPath } from "./open-quotes.ts";
import { useQuotes } from "./use-quotes.ts";

/** Adds requests whose customer has chosen to `useQuotes`. */
export function useHires() {
  const quotes = useQuotes();

  const offer = (quoteId: number, companyId: number, changes: object = {}) =>
    quotes.database().transaction((tx) =>
      insertAnswer(tx, {
        ...{ quoteId, companyId, totalPence: 31_000 },
        offer: { ...FULL_OFFER, lines: FULL_OFFER.lines.map((line) => ({ ...line })), ...changes } as never,
      }),
    );

  /** A request to companies 1 and 2, after everybody was told that company 1 is chosen. */
  async function chosenRequest(
    opened: ReturnType<typeof quotes.open>,
    body: object = DIRECTORY_QUOTE,
    offered: object = {},
  ) {
    const accepted = await opened.accepted(body);
    await offer(accepted.id, 1, offered);
    await opened.call("POST", `${accepted.receipt}/choose`, { companyId: 1, version: 1 });
    await opened.quotes.followUp();
    const pressAt = (path: string) => (press: object, key?: string) =>
      opened.call("POST", `${path}/press`, press, key ? { "idempotency-key": key } : {});
    const asCustomer = pressAt(accepted.receipt);
    const asCompany = (companyId: number) => pressAt(answerPath(accepted.reference, companyId));
    return { ...accepted, asCustomer, asCompany, asChosen: asCompany(1) };
  }

  return { ...quotes, offer, chosenRequest };
}
