import { DEFAULT_WEEKS, type Job, type JobSize } from "#contract/job/job.ts";
import type { ListPermit, PermitTerms } from "#contract/job/permits.ts";
import { fitsRoad, ROLL_ON_SENTENCE, type RoadLimits } from "#contract/plan/size-advice.ts";
import { formatDays, formatWeeks } from "../company/format.ts";
import { tooLargeSentences } from "./too-large.ts";

type RoadTerms = Pick<PermitTerms, "maxDays" | "maxLengthMetres" | "maxWidthMetres">;

const NOT_KNOWN: RoadTerms = { maxDays: null, maxLengthMetres: null, maxWidthMetres: null };

/** What the road authority does not allow of a skip on its road. Null as `terms`: nothing is known of the authority. */
export function beyondLimits(
  name: string,
  terms: RoadTerms | null,
  { size, weeks = DEFAULT_WEEKS }: Pick<Job, "size" | "weeks">,
): string[] {
  const { maxDays, ...limits } = terms ?? NOT_KNOWN;
  const sentences = size ? tooLarge(name, limits, size) : [];
  if (maxDays !== null && weeks * 7 > maxDays)
    sentences.push(
      `${name} allows at most ${formatDays(maxDays)} on the road. You plan ${formatWeeks(weeks)}.`,
    );
  return sentences;
}

function tooLarge(name: string, limits: RoadLimits, size: JobSize): string[] {
  if (fitsRoad(size, limits)) return [];
  if (limits.maxLengthMetres === null && !fitsRoad(size)) return [ROLL_ON_SENTENCE];
  const sentences = tooLargeSentences(name, limits, size);
  // The dimensions of some sizes are not known: such a skip may be as large as the next larger one.
  const ask = `${name} may not allow a skip of ${size} yards on the road: ask.`;
  return sentences.length > 0 ? sentences : [ask];
}

/**
 * The same for the permit of a list, in one line, and whom its authority accepts. Null: the place or its authority is not known.
 * Empty if there is nothing to say.
 */
export function roadNotice(
  permit: Pick<ListPermit, "authority" | "whoApplies" | keyof RoadTerms> | null,
  job: Pick<Job, "size" | "weeks">,
): string {
  const name = permit?.authority ?? "One of the road authorities there";
  const sentences = beyondLimits(name, permit, job);
  if (permit?.whoApplies === "registered-firm")
    sentences.push(`${name} accepts only registered companies: ask whether yours is.`);
  const line = sentences.join(" ");
  const [first, ...others] = permit?.authority ? line.split(name) : [line];
  return others.length > 0 ? `${first}${name}${others.join("It")}` : line;
}
