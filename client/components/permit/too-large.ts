import type { JobSize } from "#contract/job/job.ts";
import { aSkip } from "#contract/job/size-names.ts";
import { type RoadLimits, skipSizeOf } from "#contract/plan/size-advice.ts";
import { upperFirst } from "#contract/text/spelling.ts";

// This function is not in permit-words.ts, so that lists do not load the facts about every size.

export function tooLargeSentences(
  name: string,
  { maxLengthMetres, maxWidthMetres }: RoadLimits,
  size: JobSize,
): string[] {
  const metres = skipSizeOf(size)?.metres;
  const dimensions = [
    { direction: "long", length: metres?.length, most: maxLengthMetres },
    { direction: "wide", length: metres?.width, most: maxWidthMetres },
  ];
  return dimensions.flatMap(({ direction, length, most }) =>
    length !== undefined && most !== null && length > most
      ? `${upperFirst(aSkip(size))} is about ${length} m ${direction}. ${name} allows at most ${most} m on the road.`
      : [],
  );
}
