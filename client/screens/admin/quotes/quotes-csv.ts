import { parseQuotedCompanies } from "#contract/desk/quote-facts.ts";
import { requestFacts } from "#contract/quote-words.ts";
import type { Quote } from "#contract/quotes.ts";
import type { CsvColumns } from "../tables/rows-csv.ts";

/** The columns of an exported request. */
export const QUOTE_CSV: CsvColumns<Quote> = {
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
  skip: (quote) => requestFacts(quote).skip,
  delivery: (quote) => requestFacts(quote).delivery,
  hire: (quote) => requestFacts(quote).hire,
  stands: (quote) => requestFacts(quote).stands,
  waste: (quote) => requestFacts(quote).waste || requestFacts(quote).typedWaste,
  additional_information: ({ additionalInfo }) => additionalInfo,
  companies: ({ selectedCompanies }) =>
    (parseQuotedCompanies(selectedCompanies) ?? []).map(({ name }) => name).join("; "),
  companies_answered: ({ answers }) => String(answers.length),
  emails_failed: ({ deliveries }) => String(deliveries.filter(({ state }) => state === "failed").length),
};
