import type { Logger } from "pino";
import { createLondonDay } from "#contract/dates.ts";
import { orderDay } from "#contract/job/delivery-days.ts";
import { contactEmail } from "#contract/legal.ts";
import type { Site } from "#contract/site.ts";
import type { CompanyIdentity } from "#contract/text/company-match.ts";
import { createAdmin } from "./admin/admin.ts";
import { createCookies, createGuards } from "./admin/guards.ts";
import { createBackgroundWork, defineCleanupJob } from "./background-work.ts";
import type { Config } from "./boot/config.ts";
import { createCarrierChecks } from "./carriers/carrier-checks.ts";
import { carrierFileCheck } from "./carriers/carrier-file/check-carriers.ts";
import { companyRegisterCheck } from "./carriers/company-registers/check-companies.ts";
import { createChangeLog } from "./change-log/change-log.ts";
import { type Companies, createCompanies } from "./companies/companies.ts";
import { createCompanyFiles } from "./companies/csv/company-files.ts";
import { hashesOf, knownHashesOf } from "./companies/csv/removed-companies.ts";
import { createDrafts } from "./companies/drafts/drafts.ts";
import { createCompanyEditor } from "./companies/edit.ts";
import { createBulkEdits, createEditUndo } from "./companies/many-edits.ts";
import { createCompanyMerges } from "./companies/merge/merge.ts";
import { createSimilarCompanies } from "./companies/similar/similar.ts";
import { createComplaints } from "./complaints/complaints.ts";
import type { Database } from "./database/connect.ts";
import { isReachable, withTimeout } from "./database/connection-watchdog.ts";
import { createReadReplica, type ReadReplica } from "./database/read-replica.ts";
import { createFigures } from "./figures/figures.ts";
import { createSearches } from "./figures/searches/searches.ts";
import { createFirmCookie, createFirmReader } from "./firms/credentials.ts";
import { createFirms } from "./firms/firms.ts";
import { guideFigures } from "./guide-figures.ts";
import { createGuides } from "./guides/guides.ts";
import { requireOwnProgram } from "./http/limits/own-programs.ts";
import { createFailedLogins, rateLimits } from "./http/limits/rate-limits.ts";
import { createVisitorHash, networksReader } from "./http/limits/visitor-address.ts";
import { createRequestQueue } from "./http/request-queue.ts";
import { createJobs, type Jobs } from "./jobs/jobs.ts";
import { createLeads } from "./leads/leads.ts";
import { createBounces } from "./mail/bounces/bounces.ts";
import type { EmailContent } from "./mail/email-content.ts";
import { createMail, type Mail } from "./mail/mail.ts";
import { createResultsMaps } from "./map/map.ts";
import { readMapData } from "./map/map-data.ts";
import { createMetrics } from "./metrics/metrics.ts";
import { createOpenApi } from "./openapi/document.ts";
import { readProvenance } from "./our-data/our-data.ts";
import { readCouncilTables } from "./permits/council-tables.ts";
import { createPermits, type Permits } from "./permits/permits.ts";
import { createPersonalData } from "./personal-data/personal-data.ts";
import { createUploads, type Uploads } from "./pictures/uploads.ts";
import { readPlaceTables } from "./places/place-tables.ts";
import { createPlaces, type Places, placeIndexes } from "./places/places.ts";
import { spellingDistance } from "./places/spelling/spelling-distance.ts";
import { createPlanner, readMaterials } from "./planner/planner.ts";
import { createProposals } from "./proposals/proposals.ts";
import { quoteTokens } from "./quotes/quote-tokens.ts";
import { createQuotes, type Quotes } from "./quotes/quotes.ts";
import { createRegisters } from "./registers/registers.ts";
import { createReviewDesk } from "./reviews/desk/review-desk.ts";
import { createReviews, type Reviews } from "./reviews/reviews.ts";
import { contactHash, removalHash, type SigningSecrets } from "./signing.ts";
import { siteFacts, siteNow } from "./site-facts.ts";
import { createTowns } from "./towns/towns.ts";
import { createWasteItems, readWasteItems } from "./waste-items/waste-items.ts";
import { createWork } from "./work/work.ts";

interface ServicesDeps {
  /** The settings, with the secrets that were set or generated. */
  config: Config & { adminPassword: string; signingSecret: string };
  database: Database;
  replica: Database | null;
  databaseUrl: string;
  log: Logger;
  data?: ReturnType<typeof readData>;
}

export type Services = Awaited<ReturnType<typeof createServices>>;

/** Reads the product's own tables, which do not change while the server runs. */
export function readData() {
  const tables = readPlaceTables("data/places");
  return {
    tables,
    indexes: placeIndexes(tables),
    councils: readCouncilTables("data"),
    provenance: readProvenance("data"),
    map: readMapData("data/map"),
  };
}

/** The only function that knows all domains. */
export async function createServices({ config, database, replica, databaseUrl, log, data }: ServicesDeps) {
  const { tables, indexes, councils, provenance, map } = data ?? readData();
  const places = createPlaces(tables, indexes);
  const readReplica = createReadReplica({ primary: database, replica, log });
  const wasteItems = createWasteItems(readWasteItems("data/waste-items"), spellingDistance);
  const days = { today: createLondonDay(), orderDay: createLondonDay(orderDay) };
  const permits = createPermits({ tables: councils, places, ...days });
  const companies = createCompanies({ database, readReplica, places, permits, wasteItems, ...days });
  const jobs = createJobs({ databaseUrl, log });
  const facts = siteFacts(config);
  const hashes = keyedHashes(config);
  const mail = createMail({ database, jobs, log, config, ...emailsOf(facts), ...hashes });
  const links = quoteTokens(config);
  const reviews = createReviews({ database, companies, mail, config, links, ...hashes });
  const administration = createAdministration({ database, config, log, companies, places, tables, ...days });
  const shared = { database, jobs, mail, places, companies, config, permits, ...days, ...hashes };
  const uploads = createUploads({ ...shared, log, openReceipt: links.open });
  const editing = createEditing({ ...shared, readReplica, logos: uploads.logos });
  defineCleanupJob({ jobs, reviews, database, ...administration, ...uploads });
  const quotes = createQuotes({ ...shared, log });
  const guides = await createGuides("content/guides", guideFigures(permits));
  const sync = { companies, places, ledger: reviews.ledger, readReplica, databaseUrl, log };
  const { behindSince, start, stop } = createBackgroundWork({ ...sync, jobs, ...administration });
  const age = () => ({ readAt: companies.readAt, behindSince: behindSince() });
  const catalogue = () => ({ ...companies.statistics(), ...age() });
  const mailQueue = () => withTimeout(mail.queue());
  const metrics = createMetrics({ mailQueue, replicaLag: readReplica.lag, catalogue });
  return {
    places,
    permits,
    wasteItems,
    provenance,
    /** Today's date in the United Kingdom, and the day from which notice counts. */
    ...days,
    companies,
    guides,
    maps: config.maps,
    securityContact: config.securityContact,
    ...uploads,
    resultsMaps: createResultsMaps({ companies, tables, data: map }),
    openApi: createOpenApi({ publicUrl: facts.publicUrl, email: contactEmail(facts.legal) }),
    ...editing,
    reviews,
    quotes,
    bounces: createBounces({ database, log }),
    ...createDesk({ ...shared, ...editing, ...uploads, reviews, quotes }),
    towns: createTowns({ companies, places, permits }),
    planner: createPlanner({ companies, permits, places, materials: readMaterials("data/materials") }),
    ...administration,
    ...createLimits({ config, database, log, countFailedLogin: metrics.countFailedLogin }),
    metrics,
    ...ownPrograms(config),
    database: { isUp: () => isReachable(database), replicaLag: readReplica.lag },
    get site(): Site {
      return siteNow(facts, companies, uploads.encoder);
    },
    start,
    stop,
  };
}

function keyedHashes(secrets: SigningSecrets) {
  const hashKey = removalHash(secrets);
  return {
    /** Hashes of the data by which imports recognise a removed company. */
    hashKey,
    hashesOf: (company: CompanyIdentity) => hashesOf(company, hashKey),
    knownHashesOf: (company: CompanyIdentity) => knownHashesOf(company, hashKey),
    contactHash: contactHash(secrets),
  };
}

function ownPrograms({ metricsToken, bouncesToken, trustProxy }: Config) {
  const isProxied = trustProxy > 0;
  return {
    requireMonitor: requireOwnProgram(
      { token: metricsToken, isProxied },
      "Metrics are for this machine's own programs, and for who has the METRICS_TOKEN",
    ),
    requireMailServer: requireOwnProgram(
      { token: bouncesToken, isProxied },
      "Returned emails are handed over by this machine's own programs, and by who has the BOUNCES_TOKEN",
    ),
  };
}

interface EditingDeps extends Pick<ServicesDeps, "config" | "database">, ReturnType<typeof keyedHashes> {
  readReplica: ReadReplica;
  places: Places;
  permits: Permits;
  companies: Companies;
  jobs: Jobs;
  mail: Mail;
  logos: Uploads["logos"];
}

/** Domains through which the administrator, imported files and companies themselves add and change listings. */
function createEditing({ readReplica, jobs, mail, config, logos, ...shared }: EditingDeps) {
  const { newCompanyRating } = config;
  const editor = createCompanyEditor({ ...shared, mail, newCompanyRating });
  const editUndo = createEditUndo({ ...shared, mail, editor });
  const firmCookie = createFirmCookie(config);
  const firms = createFirms({ ...shared, jobs, mail, editor, config });
  return {
    editor,
    editUndo,
    companyFiles: createCompanyFiles({ ...shared, readReplica, newCompanyRating }),
    firms,
    proposals: createProposals({ ...shared, mail, editor, editUndo, firms, logos }),
    bulkEdits: createBulkEdits({ ...shared, editor }),
    drafts: createDrafts({ ...shared, ...{ jobs, mail, editor, firms, config } }),
    similar: createSimilarCompanies(shared),
    firmCookie,
    firmOf: createFirmReader(firmCookie, firms),
    carrierChecks: createCarrierChecks({ ...shared, editor }),
  };
}

interface AdministrationDeps extends Pick<ServicesDeps, "database" | "config" | "log"> {
  companies: Companies;
  places: Places;
  tables: ReturnType<typeof readPlaceTables>;
  today: () => string;
}

function createAdministration({ database, config, log, ...deps }: AdministrationDeps) {
  const admin = createAdmin({ database, adminPassword: config.adminPassword });
  const adminCookies = createCookies(config);
  const guards = createGuards(admin, adminCookies);
  const searches = createSearches({ database, log, townOf: deps.places.townOf, ...deps });
  const figures = createFigures({ database, ...deps });
  const ofCarriers = carrierFileCheck(database, deps.tables.towns);
  const checks = { carriers: ofCarriers, companies: companyRegisterCheck(database) };
  return { admin, adminCookies, guards, searches, figures, registers: createRegisters({ ...deps, checks }) };
}

interface LimitsDeps extends Pick<ServicesDeps, "config" | "database" | "log"> {
  countFailedLogin: () => void;
}

function createLimits({ config, database, log, countFailedLogin: count }: LimitsDeps) {
  const { trustProxy, signingSecret, rateLimitFactor: factor } = config;
  const networksOf = networksReader(trustProxy);
  const visitorHashOf = createVisitorHash(signingSecret, networksOf);
  return {
    visitorHashOf,
    networksOf,
    limits: rateLimits({ database, factor, visitorHashOf }),
    failedLogins: createFailedLogins({ database, log, factor, count }),
    requestQueue: createRequestQueue({ rateFactor: factor }),
  };
}

interface DeskDeps extends Omit<EditingDeps, "readReplica" | "logos">, ReturnType<typeof createEditing> {
  reviews: Reviews;
  quotes: Quotes;
  photos: Uploads["photos"];
  today: () => string;
}

function createDesk(deps: DeskDeps) {
  const leads = createLeads(deps);
  const merges = createCompanyMerges(deps);
  const complaints = createComplaints(deps);
  const personalData = createPersonalData({ ...deps, leads, complaints });
  const work = createWork({ ...deps, leads, complaints });
  const changeLog = createChangeLog({ ...deps, merges, work });
  return {
    leads,
    complaints,
    merges,
    changeLog,
    personalData,
    reviewDesk: createReviewDesk({ ...deps, changeLog }),
    work,
  };
}

const emailsOf = ({ legal }: Pick<Site, "legal">) => ({
  contact: contactEmail(legal),
  /** The first email loads the renderer. This takes half a second, which would delay every start. */
  renderEmail: async (content: EmailContent) =>
    (await import("./mail/email-view.tsx")).renderEmail(content, legal),
});
