import type { Logger } from "pino";
import { startCatalogueSync } from "./catalogue/catalogue-sync.ts";
import type { createCompanies } from "./companies/companies.ts";
import type { Database } from "./database/connect.ts";
import { withTimeout } from "./database/connection-watchdog.ts";
import { followChannel } from "./database/follow-channel.ts";
import { type ListenHandlers, listen } from "./database/listen.ts";
import type { createReadReplica } from "./database/read-replica.ts";
import type { createSearches } from "./figures/searches/searches.ts";
import { deleteExpiredCounters } from "./http/limits/rate-limit-store.ts";
import type { createJobs } from "./jobs/jobs.ts";
import type { Logos } from "./pictures/logos.ts";
import type { Photos } from "./pictures/photos.ts";
import type { createPlaces } from "./places/places.ts";
import { loadUnitPostcodes, POSTCODES_CHANNEL } from "./places/store.ts";
import { LEDGER_CHANNEL } from "./reviews/ledger/store.ts";
import type { createReviews } from "./reviews/reviews.ts";

interface CleanupDeps {
  jobs: Pick<ReturnType<typeof createJobs>, "define">;
  database: Database;
  reviews: Pick<ReturnType<typeof createReviews>, "forgetVisitors">;
  searches: Pick<ReturnType<typeof createSearches>, "deleteOld">;
  photos: Pick<Photos, "deleteOld">;
  logos: Pick<Logos, "deleteUnused">;
}

export function defineCleanupJob({ jobs, database, reviews, searches, photos, logos }: CleanupDeps): void {
  // The first request of each time window also deletes expired counters. On a site without further requests, only this job
  // deletes the last counters.
  const handle = async () => {
    await deleteExpiredCounters(database);
    await reviews.forgetVisitors();
    await searches.deleteOld();
    await photos.deleteOld();
    await logos.deleteUnused();
  };
  jobs.define({ name: "forget-visitors", concurrency: 1, schedule: "45 * * * *", handle });
}

interface BackgroundDeps extends SyncDeps {
  jobs: ReturnType<typeof createJobs>;
  searches: ReturnType<typeof createSearches>;
}

export function createBackgroundWork({ jobs, searches, ...deps }: BackgroundDeps) {
  let sync: ReturnType<typeof startSync> | undefined;
  return {
    behindSince: () => sync?.behindSince() ?? null,
    async start() {
      sync = startSync(deps);
      await sync.ready;
      await deps.companies.load();
      jobs.start();
      searches.start();
    },
    /** Requests can still be answered after this has stopped. */
    async stop() {
      await Promise.all([jobs.stop(), sync?.close(), withTimeout(searches.stop())]);
    },
  };
}

interface SyncDeps {
  databaseUrl: string;
  log: Logger;
  companies: ReturnType<typeof createCompanies>;
  places: ReturnType<typeof createPlaces>;
  ledger: ReturnType<typeof createReviews>["ledger"];
  readReplica: ReturnType<typeof createReadReplica>;
}

function startSync({ companies, places, ledger, readReplica, databaseUrl, log }: SyncDeps) {
  const listenToDatabase = (channels: string | string[], handlers: ListenHandlers) =>
    listen(databaseUrl, channels, handlers);
  const catalogue = startCatalogueSync({ refresh: companies.refresh, listen: listenToDatabase, log });
  const postcodes = followChannel({
    channel: POSTCODES_CHANNEL,
    what: "The postcodes",
    catchUp: async () => places.useUnitPostcodes(await readReplica.read(loadUnitPostcodes)),
    listen: listenToDatabase,
    log,
  });
  const reviewsLedger = followChannel({
    channel: LEDGER_CHANNEL,
    what: "The reviews ledger",
    catchUp: ledger.catchUp,
    listen: listenToDatabase,
    log,
  });
  return {
    ready: Promise.all([catalogue.ready, postcodes.ready, reviewsLedger.ready]),
    behindSince: catalogue.behindSince,
    close: () => Promise.all([catalogue.close(), postcodes.close(), reviewsLedger.close()]),
  };
}
