import { BRAND } from "#contract/brand.ts";

/** How much shorter the floor is than the rim at each end, as a share of the length. */
const SLOPE = 0.14;

interface SkipShapeProps {
  /** The horizontal centre of the skip. All positions and lengths are in drawing units. */
  x: number;
  ground: number;
  length: number;
  height: number;
  /** Roll-on roll-off containers have upright ends. */
  upright?: boolean;
}

export function SkipShape({ x, ground, length, height, upright = false }: SkipShapeProps) {
  const rim = length / 2;
  const floor = rim - (upright ? 0 : length * SLOPE);
  const top = ground - height;
  const lip = Math.max(3, height * 0.075);
  const ribs = Math.max(2, Math.round(length / (upright ? 26 : 30)));
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path
        d={`M${x - rim} ${top}H${x + rim}L${x + floor} ${ground - 2}H${x - floor}z`}
        fill={BRAND.skip}
        stroke={BRAND.ink}
        strokeWidth="2.5"
      />
      {Array.from({ length: ribs }, (_, position) => {
        const share = (position + 1) / (ribs + 1) - 0.5;
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: the ribs are identical
            key={position}
            d={`M${x + share * 2 * rim * 0.86} ${top + lip + 3}L${x + share * 2 * floor * 0.9} ${ground - 6}`}
            stroke="#c98a00"
            strokeWidth="2.5"
          />
        );
      })}
      <rect x={x - rim - 3} y={top - lip / 2} width={length + 6} height={lip} rx={lip / 2} fill={BRAND.ink} />
      <circle cx={x - rim * 0.78} cy={top + height * 0.36} r={Math.max(2, height * 0.045)} fill={BRAND.ink} />
      <circle cx={x + rim * 0.78} cy={top + height * 0.36} r={Math.max(2, height * 0.045)} fill={BRAND.ink} />
    </g>
  );
}

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
