import type { Posting } from "#server/mail/posting.ts";
import { adminLetter } from "./letters/admin-letter.ts";
import { companyLetter } from "./letters/company-letter.ts";
import { customerLetter } from "./letters/customer-letter.ts";
import type { Recipient } from "./recipients.ts";
import type { QuoteRow } from "./store.ts";

export interface About {
  quote: QuoteRow;
  companies: Recipient[];
  /** Our own name for the place, when what was typed is one. */
  place: string | null;
  receiptUrl: string;
}

/** Each company gets an e-mail of its own: none learns who else was asked. */
export const toCompanies = ({ quote, companies }: About): Posting[] =>
  companies.map((company) => ({
    kind: "company",
    to: company.email,
    replyTo: quote.email,
    letter: companyLetter(quote, company, companies.length),
    quoteId: quote.id,
    companyId: company.id,
  }));

export const toCustomer = ({ quote, ...about }: About): Posting => ({
  kind: "customer",
  to: quote.email,
  letter: customerLetter(quote, about),
  quoteId: quote.id,
});

export const toAdmin = ({ quote, companies }: About, to: string, publicUrl: string): Posting => ({
  kind: "admin",
  to,
  replyTo: quote.email,
  letter: adminLetter(quote, companies, `${publicUrl}/admin`),
  quoteId: quote.id,
});
