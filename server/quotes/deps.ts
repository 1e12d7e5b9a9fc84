import type { Logger } from "pino";
import type { CompaniesQuery } from "#contract/companies/company-queries.ts";
import type { CompanyPage } from "#contract/companies.ts";
import type { Database } from "#server/database/connect.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import type { Mail } from "#server/mail/mail.ts";
import type { Permits } from "#server/permits/permits.ts";
import type { Places } from "#server/places/places.ts";
import type { ContactHash, SigningSecrets } from "#server/signing.ts";
import type { FindCompany } from "./recipients.ts";

export interface QuotesDeps {
  database: Database;
  jobs: Jobs;
  mail: Mail;
  companies: {
    find: FindCompany;
    /** The listed company into which the entry `id` was merged. Null if it was not merged into a listed company. */
    mergedInto(id: number): number | null;
    search(query: Partial<CompaniesQuery>): Pick<CompanyPage, "companies" | "searched">;
  };
  permits: Pick<Permits, "feeFor" | "siteAt">;
  places: Pick<Places, "resolve" | "withoutPosition">;
  contactHash: ContactHash;
  /** The default is an hour; tests set less. */
  newsIntervalMs?: number;
  log: Logger;
  /** Tests set a shorter time than `CHOICE_UNDO_MINUTES`. */
  undoMs?: number;
  config: SigningSecrets & {
    publicUrl: string;
    adminEmail: string | null;
    rateLimitFactor: number;
    remindCompanyHours: number;
    remindCustomerHours: number;
  };
}
