import type { JobSize } from "#contract/job/job.ts";
import { SKIP_SIZES } from "#contract/skip-sizes.ts";
import { PersonDrawing, SkipDrawing } from "../drawings/skip-drawing.tsx";

const DRAWN = SKIP_SIZES.flatMap(({ yards, metres }) => {
  const size = Number.parseInt(yards, 10);
  return size <= 16 ? [{ size, metres }] : [];
});

/** A size in the URL that has no drawing is an additional option without a drawing. */
export function SizePicker({ size }: { size: JobSize | undefined }) {
  const isDrawn = size === undefined || DRAWN.some((drawn) => drawn.size === size);
  const sizes = [...DRAWN, ...(isDrawn ? [] : [{ size, metres: null }])];
  const options = [
    ...sizes.map(({ size: yards, metres }) => ({ value: String(yards), label: `${yards} yd`, metres })),
    { value: "", label: "Not sure yet", metres: null },
  ];
  const chosen = String(size ?? "");
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">
        Which size? <span className="font-normal text-ink-soft">Optional. Drawn to scale.</span>
      </legend>{" "}
      <div className="flex flex-wrap items-end gap-y-3">
        <PersonDrawing />
        {options.map(({ value, label, metres }) => (
          <label key={value} className="group relative grid justify-items-center">
            <span className="flex w-full justify-center border-b-2 px-2 max-xs:px-1.5 lg:px-3">
              {metres && <SkipDrawing {...metres} />}
            </span>
            <input
              key={chosen}
              type="radio"
              name="size"
              value={value}
              defaultChecked={chosen === value}
              className="absolute inset-0 size-full cursor-pointer appearance-none"
            />
            <span className="mt-1.5 grid min-h-8.5 min-w-16 place-items-center max-sm:whitespace-nowrap rounded-control border-2 border-transparent px-2 max-sm:px-1 max-sm:text-sm font-bold group-hover:border-edge group-has-checked:border-ink group-has-checked:bg-ink group-has-checked:text-white forced-colors:group-has-checked:bg-[Highlight]">
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
