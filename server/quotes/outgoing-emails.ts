import type { Posting } from "#server/mail/outgoing-email.ts";
import { adminLetter } from "./emails/admin-email.ts";
import { companyLetter } from "./emails/company-email.ts";
import { customerLetter } from "./emails/customer-email.ts";
import type { Recipient } from "./recipients.ts";
import type { WrittenQuote } from "./store.ts";

export interface About {
  quote: WrittenQuote;
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
    companyId: company.id,
  }));

/** However many requests name an address, it gets so many confirmations: nobody can flood a mailbox through us. */
const CONFIRMATIONS = { most: 5, hours: 24 };

export const toCustomer = ({ quote, ...about }: About): Posting => ({
  kind: "customer",
  to: quote.email,
  letter: customerLetter(quote, about),
  limit: CONFIRMATIONS,
});

export const toAdmin = ({ quote, companies }: About, to: string, publicUrl: string): Posting => ({
  kind: "admin",
  to,
  replyTo: quote.email,
  letter: adminLetter(quote, companies, `${publicUrl}/admin`),
});
