import type { Serves } from "#contract/options.ts";

const SHAPES: readonly { serves: Serves; label: string }[] = [
  { serves: "yes", label: "Delivers here" },
  { serves: "probably", label: "Probably delivers here" },
  { serves: "ask", label: "Ask whether it delivers here" },
  { serves: "no", label: "Doesn't deliver here" },
];

const Shape = ({ name }: { name: string }) => (
  <svg aria-hidden="true" viewBox="-15 -15 30 30" className="size-6 shrink-0">
    <use href={`#map-${name}`} />
  </svg>
);

const ClusterKey = ({ border, label }: { border: string; label: string }) => (
  <li className="flex items-center gap-1.5">
    <span
      aria-hidden="true"
      className={`grid size-5 place-items-center rounded-full bg-white text-xs leading-none font-bold ${border}`}
    >
      3
    </span>{" "}
    {label}
  </li>
);

export function MapLegend({ hasPlace, hasChosen }: { hasPlace: boolean; hasChosen: boolean }) {
  return (
    <ul aria-label="Key" className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      {hasPlace ? (
        SHAPES.map(({ serves, label }) => (
          <li key={serves} className="flex items-center gap-1.5">
            <Shape name={serves} /> {label}
          </li>
        ))
      ) : (
        <li className="flex items-center gap-1.5">
          <Shape name="firm" /> A company
        </li>
      )}
      {hasPlace && <ClusterKey border="border-3 border-go" label="Several companies, some deliver here" />}
      <ClusterKey
        border="border-2 border-ink"
        label={hasPlace ? "Several companies, none known to deliver here" : "Several companies"}
      />
      {hasChosen && (
        <li className="flex items-center gap-1.5">
          <span aria-hidden="true" className="size-5 rounded-full border-2 border-skip-deep bg-skip/40" />{" "}
          Where it says it delivers
        </li>
      )}{" "}
      {hasPlace && (
        <li className="flex items-center gap-1.5">
          <span aria-hidden="true" className="size-5 rounded-full border-2 border-dashed border-ink/70" />{" "}
          Your search
        </li>
      )}
    </ul>
  );
}
