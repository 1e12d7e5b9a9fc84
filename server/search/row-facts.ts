import { crc32 } from "node:zlib";
import { slotOfKey } from "#server/catalogue/indexes/distance-keys.ts";
import type { CompanyRecords } from "#server/catalogue/records/company-records.ts";
import type { ServedPlace } from "#server/places/served-place.ts";
import type { SearchedJob } from "./searched-job.ts";
import { type Serving, servesOf } from "./serves.ts";
import { servesBecause } from "./serves-because.ts";
import { costOf, offersSize, totalOf } from "./totals.ts";

/** What a list says about a company besides its own fields: how well it fits the place and the job. */
export interface RowFacts {
  /** The most bytes that `json` returns. */
  maxBytes: number;
  /** Changes with the place and the job. With a company's record it decides the company's facts. */
  checksum: number;
  /** Fields of JSON that each begin with a comma. */
  json(key: number): string;
}

interface Fit {
  /** Both null without a place. */
  served: ServedPlace | null;
  serving: Serving | null;
  job: SearchedJob;
}

/** Longer than every reason without the place's name, and than every total. */
const REASON_BYTES = 220;
const TOTAL_BYTES = 600;

export function createRowFacts(records: CompanyRecords, { served, serving, job }: Fit): RowFacts {
  const reason = served && servesBecause(records, served);
  const cost = jobFacts(records, job);
  const place = served ? JSON.stringify([served.label, served.latitude, served.longitude]) : "";
  return {
    // A reason names the place at most once, and a character takes at most three bytes or six as an escape.
    maxBytes: (served ? REASON_BYTES + served.label.length * 6 : 0) + (job.size === null ? 0 : TOTAL_BYTES),
    checksum: crc32(place + JSON.stringify(job)),
    json(key) {
      if (!serving || !reason) return cost(slotOfKey(key));
      const because = serving(key);
      const fit = `,"serves":"${servesOf(because)}","servesBecause":${JSON.stringify(reason(key, because))}`;
      return fit + cost(slotOfKey(key));
    },
  };
}

/** Whether a company offers the size, and what the job costs there, as fields of JSON. */
export function jobFacts(records: CompanyRecords, job: SearchedJob): (slot: number) => string {
  const { size } = job;
  if (size === null) return () => "";
  return (slot) => {
    const offered = offersSize(records, slot, size);
    if (offered === false) return ',"offersSize":false';
    return `,"offersSize":${offered},"total":${JSON.stringify(totalOf(costOf(records, slot, size, job)))}`;
  };
}
