import { useId } from "react";

/** Lengths in units of the SVG `viewBox`. On a phone one unit is about 0.8 px. */
const WIDTH = 360;
const HEIGHT = 140;
const TOP = 20;
const BASE = 118;
const GAP = 9;

export interface Bar {
  name: string;
  tick: string;
  value: number | null;
  part?: number;
}

interface BarChartProps {
  title: string;
  bars: readonly Bar[];
  words: (bar: Bar) => string;
  partMeans?: string;
}

/** Short enough to fit above a bar. */
function shortNumber(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return rounded < 1_000 ? String(rounded) : `${Math.round(value / 100) / 10}k`;
}

export function BarChart({ title, bars, words, partMeans }: BarChartProps) {
  const id = useId();
  const most = Math.max(0, ...bars.map(({ value }) => value ?? 0));
  const step = WIDTH / Math.max(1, bars.length);
  const heightOf = (value: number) => (most === 0 ? 0 : ((BASE - TOP) * value) / most);
  return (
    <figure className="card grid content-start gap-2 p-4">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-bold">{title}</span>{" "}
        {partMeans && (
          <span className="inline-flex items-center gap-1.5 text-sm text-muted">
            <svg aria-hidden="true" viewBox="0 0 10 10" className="size-3 fill-ink">
              <path d="M0 0h10v10H0z" />
            </svg>
            {partMeans}
          </span>
        )}
      </figcaption>
      <svg role="img" aria-labelledby={id} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-full">
        <title id={id}>{`${title}. ${bars.map((bar) => `${bar.name}: ${words(bar)}`).join(". ")}.`}</title>
        {bars.map(({ name, tick, value, part = 0 }, at) => {
          const [x, height] = [at * step + GAP / 2, heightOf(value ?? 0)];
          return (
            <g key={name}>
              <rect
                x={x}
                y={BASE - height}
                width={step - GAP}
                height={height}
                className="fill-skip stroke-ink"
              />
              <rect
                x={x}
                y={BASE - heightOf(part)}
                width={step - GAP}
                height={heightOf(part)}
                className="fill-ink"
              />
              <g textAnchor="middle" fontSize="11">
                <text x={x + (step - GAP) / 2} y={BASE - height - 5} className="fill-ink font-semibold">
                  {value === null ? "–" : shortNumber(value)}
                </text>
                <text x={x + (step - GAP) / 2} y={HEIGHT - 5} className="fill-muted">
                  {tick}
                </text>
              </g>
            </g>
          );
        })}
        <path d={`M0 ${BASE}H${WIDTH}`} className="stroke-ink" />
      </svg>
    </figure>
  );
}
