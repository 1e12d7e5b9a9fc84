import { BRAND } from "#contract/brand.ts";

interface PersonShapeProps {
  x: number;
  ground: number;
  metre: number;
}

/** Drawn beside skips for scale. `metre` is one metre in drawing units. */
export function PersonShape({ x, ground, metre }: PersonShapeProps) {
  const unit = (metre * 1.75) / 100;
  return (
    <g
      transform={`translate(${x} ${ground}) scale(${unit})`}
      fill={BRAND.ink}
      stroke={BRAND.ink}
      strokeLinecap="round"
    >
      <circle cx="0" cy="-91" r="8.5" stroke="none" />
      <path d="M-8-77h16q3 0 3 4l-2 30H-9l-2-30q0-4 3-4z" stroke="none" />
      <path d="M-11-73l-3 29M11-73l3 29" strokeWidth="6.5" />
      <path d="M-5-44l-1 40M5-44l1 40" strokeWidth="8.5" />
    </g>
  );
}
