import { formatDays, formatWeeks } from "#client/components/company/format.ts";
import { DEFAULT_WEEKS } from "#contract/job/job.ts";
import type { PermitAuthority } from "#contract/job/permits.ts";
import type { PlanQuery, PlanSkip } from "#contract/plan/plan.ts";
import { fitsRoad, ROLL_ON_SENTENCE, skipSizeOf } from "#contract/plan/size-advice.ts";

const NOT_KNOWN = { maxDays: null, maxLengthMetres: null, maxWidthMetres: null };

/** Sentences about limits of the road authority that the skip or the hire exceeds. Empty if nothing known is exceeded. */
export function exceededLimits(
  { name, terms }: Pick<PermitAuthority, "name" | "terms">,
  skip: Pick<PlanSkip, "size"> | null,
  { weeks = DEFAULT_WEEKS }: Pick<PlanQuery, "weeks">,
): string[] {
  const { maxDays, maxLengthMetres, maxWidthMetres } = terms ?? NOT_KNOWN;
  if (skip && maxLengthMetres === null && !fitsRoad(skip.size)) return [ROLL_ON_SENTENCE];
  const metres = skip ? skipSizeOf(skip.size)?.metres : undefined;
  const dimensions = [
    { direction: "long", length: metres?.length, most: maxLengthMetres },
    { direction: "wide", length: metres?.width, most: maxWidthMetres },
  ];
  const sentences = dimensions.flatMap(({ direction, length, most }) =>
    length !== undefined && most !== null && length > most
      ? `A ${skip?.size} yard skip is about ${length} m ${direction}. ${name} allows at most ${most} m on the road.`
      : [],
  );
  if (maxDays !== null && weeks * 7 > maxDays)
    sentences.push(
      `${name} allows at most ${formatDays(maxDays)} on the road. You plan ${formatWeeks(weeks)}.`,
    );
  return sentences;
}
