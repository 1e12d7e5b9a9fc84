import type { WaitingLead } from "#contract/leads.ts";
import { type CsvColumns, rowsCsv } from "../tables/rows-csv.ts";

const COLUMNS: CsvColumns<WaitingLead> = {
  id: ({ id }) => String(id),
  received_at: ({ createdAt }) => createdAt,
  company: ({ companyName }) => companyName,
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  location: ({ location }) => location,
  details: ({ projectDetails }) => projectDetails,
  like_companies: ({ matches }) => matches.map(({ id, name }) => `${id} ${name}`).join("; "),
  asked_to_leave: ({ askedToLeave }) => (askedToLeave ? "yes" : "no"),
};

export const leadsCsv = (leads: readonly WaitingLead[]): string => rowsCsv(COLUMNS, leads);
