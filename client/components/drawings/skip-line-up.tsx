import { BRAND } from "#contract/brand.ts";
import { SKIP_SIZES, type SkipSize } from "#contract/skip-sizes.ts";
import { PersonShape } from "./person-shape.tsx";
import { SkipShape } from "./skip-shape.tsx";

const METRE = 46;
const GROUND = 150;
const GAP = 26;

const sized = (ids: readonly string[]): readonly SkipSize[] =>
  SKIP_SIZES.filter(({ id }) => ids.includes(id));

/** Where each skip stands, side by side behind the person. */
function places(skips: readonly SkipSize[]) {
  let end = 58;
  return skips.map((skip) => {
    const length = skip.metres.length * METRE;
    const x = end + length / 2;
    end += length + GAP;
    return { skip, x, length, height: skip.metres.height * METRE };
  });
}

/** The common sizes in a row beside a person, all to one scale. */
export function SkipLineUp({ className }: { className?: string }) {
  const row = places(sized(["4-yard", "6-yard", "8-yard", "12-yard"]));
  const last = row.at(-1);
  const width = (last ? last.x + last.length / 2 : 0) + 24;
  return (
    <svg
      viewBox={`0 0 ${width} 190`}
      role="img"
      aria-label="Skips of 4, 6, 8 and 12 yards beside a person, drawn to scale"
      className={className}
    >
      <path d={`M4 ${GROUND}H${width - 4}`} stroke={BRAND.ink} strokeWidth="2.5" strokeLinecap="round" />
      <PersonShape x={28} ground={GROUND} metre={METRE} fill={BRAND.ink} />
      {row.map(({ skip, x, length, height }) => (
        <g key={skip.id}>
          <SkipShape x={x} ground={GROUND} length={length} height={height} />
          <text x={x} y={GROUND + 26} textAnchor="middle" fontSize="16" fontWeight="700" fill={BRAND.ink}>
            {skip.yards.replace(" yards", " yd")}
          </text>
        </g>
      ))}
    </svg>
  );
}
