import type { PeriodFigures, PeriodUnit } from "#contract/figures/figures.ts";
import type { Bar } from "./bar-chart.tsx";
import { periodName, periodTick } from "./period-words.ts";

/** A bar for each period, oldest first. In `periods` the newest comes first. */
export const periodBars = (
  unit: PeriodUnit,
  periods: readonly PeriodFigures[],
  of: (period: PeriodFigures) => Pick<Bar, "value" | "part">,
): Bar[] =>
  periods
    .map((period) => ({ name: periodName(unit, period), tick: periodTick(unit, period), ...of(period) }))
    .toReversed();
