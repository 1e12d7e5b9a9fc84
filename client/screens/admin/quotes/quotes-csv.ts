import { parseQuotedCompanies } from "#contract/desk/quoted-companies.ts";
import { chosenFacts, typedFacts } from "#contract/quote-words.ts";
import type { Quote } from "#contract/quotes.ts";
import { type CsvColumns, rowsCsv } from "../tables/rows-csv.ts";

const textOf = (facts: readonly { label: string; text: string }[], label: string) =>
  facts.find((fact) => fact.label === label)?.text ?? "";

/** The columns of an exported request. `textOf` finds a fact by its label on the request's card. */
const COLUMNS: CsvColumns<Quote> = {
  reference: ({ reference }) => reference,
  created_at: ({ createdAt }) => createdAt,
  status: ({ status }) => status,
  confirmed: ({ awaitingConfirmation }) => (awaitingConfirmation ? "no" : "yes"),
  withdrawn_at: ({ withdrawnAt }) => withdrawnAt,
  chosen_at: ({ chosenAt }) => chosenAt,
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  location: ({ location }) => location,
  skip: (quote) => textOf(chosenFacts(quote), "Skip"),
  delivery: (quote) => textOf(chosenFacts(quote), "Delivery"),
  hire: (quote) => textOf(chosenFacts(quote), "Hire"),
  stands: (quote) => textOf(chosenFacts(quote), "Stands"),
  waste: (quote) => textOf(chosenFacts(quote), "Waste") || textOf(typedFacts(quote), "Type of waste"),
  additional_information: ({ additionalInfo }) => additionalInfo,
  companies: ({ selectedCompanies }) =>
    (parseQuotedCompanies(selectedCompanies) ?? []).map(({ name }) => name).join("; "),
  companies_answered: ({ answers }) => String(answers.length),
  emails_failed: ({ deliveries }) => String(deliveries.filter(({ state }) => state === "failed").length),
};

export const quotesCsv = (quotes: readonly Quote[]): string => rowsCsv(COLUMNS, quotes);
