import { crc32 } from "node:zlib";
import { earliestDelivery } from "#contract/job/earliest.ts";
import { slotOfKey } from "#server/catalogue/indexes/distance-keys.ts";
import { NO_NOTICE } from "#server/catalogue/records/columns.ts";
import type { CompanyRecords } from "#server/catalogue/records/company-records.ts";
import { dayAfter1970 } from "#server/catalogue/records/days.ts";
import type { ServedPlace } from "#server/places/served-place.ts";
import type { SearchedJob } from "./searched-job.ts";
import type { Serving } from "./serves.ts";
import { createServesJson } from "./serves-json.ts";
import { costOf, offersAny, offersSize, totalJson } from "./totals.ts";
import { notTakenJson, takesWastes } from "./wastes-not-taken.ts";

/** What a list says about a company besides its own fields: how well it fits the place and the job. */
export interface RowFacts {
  /** The maximum number of bytes that `write` writes for one company. */
  maxBytes: number;
  /** The checksum of the place and the job. In one build, these and a company's record determine the company's facts. */
  checksum: number;
  /** Writes fields of JSON that each begin with a comma; returns the end. */
  write(buffer: Buffer, start: number, key: number): number;
}

interface Fit {
  /** Null without a place. */
  around: { served: ServedPlace; serving: Serving } | null;
  job: SearchedJob;
}

/** Longer than the JSON of every total, and than that of all wastes that a company does not take. */
const TOTAL_BYTES = 600;
/** Longer than the JSON of every earliest day. */
const EARLIEST_BYTES = 100;

export function createRowFacts(records: CompanyRecords, { around, job }: Fit): RowFacts {
  const serves = around && createServesJson(records, around.served, around.serving);
  const earliest = earliestFacts(records, job);
  const jobJson = job.size === null && job.sizes === 0 && job.wastes === 0 ? null : jobFacts(records, job);
  const { label, latitude, longitude } = around?.served ?? {};
  return {
    maxBytes: EARLIEST_BYTES + (serves?.maxBytes ?? 0) + (jobJson ? TOTAL_BYTES : 0),
    checksum: crc32(`${label},${latitude},${longitude},${Object.values(job)}`),
    write(buffer, start, key) {
      const slot = slotOfKey(key);
      const end = serves ? serves.write(buffer, start, key) : start;
      return end + buffer.write(earliest(slot) + (jobJson?.(slot) ?? ""), end, "latin1");
    },
  };
}

/** The first day on which a company can deliver, as a field of JSON. Few companies differ in what decides it. */
function earliestFacts({ columns }: CompanyRecords, job: SearchedJob): (slot: number) => string {
  const known = new Map<number, string>();
  return (slot) => {
    const [notice, paused] = [columns.noticeDays[slot] as number, columns.pausedUntil[slot] as number];
    const key = paused * 256 + notice;
    const json = known.get(key) ?? earliestJson(notice, paused, job);
    known.set(key, json);
    return json;
  };
}

function earliestJson(notice: number, paused: number, job: SearchedJob): string {
  const company = { noticeDays: notice === NO_NOTICE ? null : notice, pausedUntil: dayAfter1970(paused) };
  const { first, unknown } = earliestDelivery(company, job, job.askedOn);
  return `,"earliest":${JSON.stringify({ day: first?.day ?? null, unknown })}`;
}

/**
 * Whether a company offers the size, and what the job costs there or which of its wastes it does not take, as fields of JSON
 * that each begin with a comma. Without a size, only whether it offers one of a range, and the wastes that it refuses.
 */
function jobFacts(records: CompanyRecords, job: SearchedJob): (slot: number) => string {
  const { size } = job;
  const notTaken = (slot: number) => `,"notTaken":${notTakenJson(records, slot, size, job)}`;
  if (size === null)
    return (slot) =>
      (job.sizes === 0 ? "" : `,"offersSize":${offersAny(records, slot, job.sizes)}`) +
      (takesWastes(records, slot, size, job) ? "" : notTaken(slot));
  return (slot) => {
    const offered = offersSize(records, slot, size);
    if (offered === false) return ',"offersSize":false';
    if (!takesWastes(records, slot, size, job)) return `,"offersSize":${offered}${notTaken(slot)}`;
    return `,"offersSize":${offered},"total":${totalJson(costOf(records, slot, size, job))}`;
  };
}
