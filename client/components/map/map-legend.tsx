import type { ReactNode } from "react";

const Key = ({ children, label }: { children: ReactNode; label: string }) => (
  <li className="flex items-center gap-1.5">
    {children} {label}
  </li>
);

const Shape = ({ name, label }: { name: string; label: string }) => (
  <Key label={label}>
    <svg aria-hidden="true" viewBox="-15 -15 30 30" className="size-6 shrink-0">
      <use href={`#map-${name}`} />
    </svg>
  </Key>
);

const Circle = ({ look, label, text }: { look: string; label: string; text?: string }) => (
  <Key label={label}>
    <span aria-hidden="true" className={`size-5 rounded-full ${look}`}>
      {text}
    </span>
  </Key>
);

const CLUSTER = "grid place-items-center bg-white text-xs leading-none font-bold";

export function MapLegend({ hasPlace, hasChosen }: { hasPlace: boolean; hasChosen: boolean }) {
  const several = hasPlace ? "Several companies, none known to deliver here" : "Several companies";
  return (
    <ul aria-label="Key" className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      {hasPlace ? (
        <>
          <Shape name="yes" label="Delivers here" />
          <Shape name="probably" label="Probably delivers here" />
          <Shape name="ask" label="Ask whether it delivers here" />
          <Shape name="no" label="Doesn't deliver here" />
          <Circle
            look={`${CLUSTER} border-3 border-go`}
            label="Several companies, some deliver here"
            text="3"
          />
        </>
      ) : (
        <Shape name="firm" label="A company" />
      )}
      <Circle look={`${CLUSTER} border-2 border-ink`} label={several} text="3" />
      {hasChosen && <Circle look="border-2 border-skip-deep bg-skip/40" label="Where it says it delivers" />}{" "}
      {hasPlace && <Circle look="border-2 border-dashed border-ink/70" label="Your search" />}
    </ul>
  );
}
