import { DEFAULT_WEEKS, type Job, type JobSize } from "#contract/job/job.ts";
import type { ListPermit, PermitTerms } from "#contract/job/permits.ts";
import { aSkip } from "#contract/job/size-names.ts";
import { fitsRoad, ROLL_ON_SENTENCE, skipSizeOf } from "#contract/plan/size-advice.ts";
import { formatDays, formatWeeks, joinWithAnd } from "../company/format.ts";

// This file does not import permit-words.ts, so that lists do not load the facts about every size.

type RoadTerms = Pick<PermitTerms, "maxDays" | "maxLengthMetres" | "maxWidthMetres"> &
  Partial<Pick<PermitTerms, "whoApplies">>;

const NOT_KNOWN: RoadTerms = { maxDays: null, maxLengthMetres: null, maxWidthMetres: null };

/**
 * What the road authority does not allow of a skip on its road, and whom it accepts. `terms` is null if nothing is known of the
 * authority. Empty if there is nothing to say.
 */
export function roadLimits(
  name: string,
  terms: RoadTerms | null,
  { size, weeks = DEFAULT_WEEKS }: Pick<Job, "size" | "weeks">,
): string {
  const known = terms ?? NOT_KNOWN;
  const { maxDays, whoApplies } = known;
  const passed = size ? metresPassed(size, known) : [];
  const doubt = size ? sizeDoubt(name, size, known, passed.length > 0) : null;
  if (maxDays !== null && weeks * 7 > maxDays)
    passed.push(`${formatDays(maxDays)} (you plan ${formatWeeks(weeks)})`);
  const only = whoApplies === "registered-firm" ? "only registered companies" : null;
  const sentences = [doubt];
  if (passed.length > 0)
    sentences.push(
      `${name} allows at most ${joinWithAnd(passed)} on the road${only ? `, and ${only}` : ""}.`,
    );
  else if (only) sentences.push(`${name} accepts ${only}: ask whether yours is.`);
  return sentences.filter(Boolean).join(" ");
}

function metresPassed(size: JobSize, { maxLengthMetres, maxWidthMetres }: RoadTerms): string[] {
  const { length = 0, width = 0 } = skipSizeOf(size)?.metres ?? {};
  const about = (metres: number, direction: string, most: number | null) =>
    most !== null && metres > most ? `${most} m (${aSkip(size)} is about ${metres} m ${direction})` : [];
  return [about(length, "long", maxLengthMetres), about(width, "wide", maxWidthMetres)].flat();
}

/**
 * For a skip that may be too large, although no known length exceeds a limit of the authority. The dimensions of some sizes are
 * not known: such a skip may be as large as the next larger one.
 */
function sizeDoubt(name: string, size: JobSize, terms: RoadTerms, isTooLarge: boolean): string | null {
  if (fitsRoad(size, terms)) return null;
  if (terms.maxLengthMetres === null && !fitsRoad(size)) return ROLL_ON_SENTENCE;
  return isTooLarge ? null : `${name} may not allow a skip of ${size} yards on the road: ask.`;
}

/** The same for the permit of a list. Null: the place or its authority is not known. */
export const roadNotice = (
  permit: (Pick<ListPermit, "authority"> & RoadTerms) | null,
  job: Pick<Job, "size" | "weeks">,
): string => roadLimits(permit?.authority ?? "One of the road authorities there", permit, job);
