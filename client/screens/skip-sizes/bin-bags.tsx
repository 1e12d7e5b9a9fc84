/** Three full bin bags, each about 60 cm wide, drawn for scale. */
export function BinBags({ x, ground, metre }: { x: number; ground: number; metre: number }) {
  const bag = metre * 0.6;
  return (
    <g fill="#47433c">
      {[0, 0.72, 0.36].map((offset, position) => {
        const left = x + offset * bag;
        const base = ground - 1 - (position === 2 ? bag * 0.82 : 0);
        return (
          <path
            key={offset}
            d={`M${left + bag * 0.12} ${base}q${-bag * 0.2} ${-bag * 0.55} ${bag * 0.26} ${-bag * 0.82}l${-bag * 0.1} ${-bag * 0.16}h${bag * 0.24}l${-bag * 0.1} ${bag * 0.16}q${bag * 0.46} ${bag * 0.27} ${bag * 0.26} ${bag * 0.82}z`}
          />
        );
      })}
    </g>
  );
}
