import { SKIP_SIZES } from "#contract/skip-sizes.ts";
import { PersonDrawing, SkipDrawing } from "./skip-drawing.tsx";

const SHOWN = ["4-yard", "6-yard", "8-yard", "12-yard", "16-yard"];

export function SkipLineUp() {
  return (
    <div
      role="img"
      aria-label="Skips of 4, 6, 8, 12 and 16 yards beside a person, drawn to scale"
      className="flex flex-wrap items-end gap-y-3"
    >
      <PersonDrawing />
      {SKIP_SIZES.filter(({ id }) => SHOWN.includes(id)).map(({ id, yards, metres }) => (
        <div key={id} className="grid justify-items-center">
          <span className="flex w-full justify-center border-b-2 px-2 lg:px-3">
            <SkipDrawing {...metres} />
          </span>{" "}
          <span className="mt-1.5 min-h-8.5 font-bold">{yards.replace(" yards", " yd")}</span>
        </div>
      ))}
    </div>
  );
}
