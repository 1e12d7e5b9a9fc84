import { BRAND } from "#contract/brand.ts";
import { SKIP_SIZES } from "#contract/skip-sizes.ts";
import { PersonShape } from "./person-shape.tsx";
import { SkipShape } from "./skip-shape.tsx";

const METRE = 46;
const GROUND = 118;
const GAP = 30;
const SHOWN = ["4-yard", "6-yard", "8-yard", "12-yard", "16-yard"];

/** The position and size of each skip in drawing units, from left to right. */
function placeSkips() {
  let end = 62;
  return SKIP_SIZES.filter(({ id }) => SHOWN.includes(id)).map((size) => {
    const length = size.metres.length * METRE;
    const x = end + length / 2;
    end += length + GAP;
    return { size, x, length, height: size.metres.height * METRE };
  });
}

/** The common skip sizes in a row beside a person, to scale. The ground line runs past both edges of the page. */
export function SkipLineUp({ className }: { className?: string }) {
  const row = placeSkips();
  const last = row.at(-1);
  const width = (last ? last.x + last.length / 2 : 0) + 24;
  return (
    <svg
      viewBox={`0 0 ${width} 152`}
      role="img"
      aria-label="Skips of 4, 6, 8, 12 and 16 yards beside a person, drawn to scale"
      className={`overflow-visible ${className}`}
    >
      <path d={`M-2000 ${GROUND}H4000`} stroke={BRAND.ink} strokeWidth="2" />
      <PersonShape x={28} ground={GROUND} metre={METRE} fill={BRAND.ink} />
      {row.map(({ size, x, length, height }) => (
        <g key={size.id}>
          <SkipShape x={x} ground={GROUND} length={length} height={height} />
          <text x={x} y={GROUND + 23} textAnchor="middle" fontSize="14" fontWeight="700" fill={BRAND.ink}>
            {size.yards.replace(" yards", " yd")}
          </text>
        </g>
      ))}
    </svg>
  );
}
