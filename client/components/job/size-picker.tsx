import { BRAND } from "#contract/brand.ts";
import type { JobSize } from "#contract/job/job.ts";
import { SKIP_SIZES } from "#contract/skip-sizes.ts";
import { PersonShape } from "../drawings/person-shape.tsx";
import { SkipShape } from "../drawings/skip-shape.tsx";

/** One metre in drawing units. All drawings have the same height, so that they stay to scale at any screen size. */
const METRE = 46;
const HEIGHT = 104;
const MARGIN = 5;

const DRAWN = SKIP_SIZES.flatMap(({ yards, metres }) => {
  const size = Number.parseInt(yards, 10);
  return size <= 16 ? [{ size, metres }] : [];
});

const drawingClass = "h-[4.25rem] w-auto sm:h-20 lg:h-26";

interface SizePickerProps {
  /** The id of the form that the radio buttons belong to. */
  form: string;
  size: JobSize | undefined;
}

/** The common skip sizes beside a person, to scale, as radio buttons. They wrap on narrow screens. */
export function SizePicker({ form, size }: SizePickerProps) {
  const isDrawn = DRAWN.some((drawn) => drawn.size === size);
  return (
    <fieldset className="mt-3 min-w-0">
      <legend className="mb-2 font-semibold">
        Which size? <span className="font-normal text-ink-soft">Optional. Drawn to scale.</span>
      </legend>
      <div className="flex flex-wrap items-end gap-y-3">
        <svg aria-hidden="true" viewBox={`0 0 56 ${HEIGHT}`} className={`${drawingClass} mb-10 border-b-2`}>
          <PersonShape x={28} ground={HEIGHT} metre={METRE} fill={BRAND.ink} />
        </svg>
        {DRAWN.map((drawn) => (
          <SizeOption
            key={drawn.size}
            form={form}
            value={drawn.size}
            label={`${drawn.size} yd`}
            chosen={size}
          >
            <SkipDrawing {...drawn.metres} />
          </SizeOption>
        ))}
        {size !== undefined && !isDrawn && (
          <SizeOption form={form} value={size} label={`${size} yd`} chosen={size} />
        )}
        <SizeOption form={form} value="" label="Not sure yet" chosen={size ?? ""} />
      </div>
    </fieldset>
  );
}

function SkipDrawing({ length, height }: { length: number; height: number }) {
  const width = length * METRE + 2 * MARGIN;
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${HEIGHT}`} className={drawingClass}>
      <SkipShape x={width / 2} ground={HEIGHT} length={length * METRE} height={height * METRE} />
    </svg>
  );
}

interface SizeOptionProps {
  form: string;
  value: number | "";
  label: string;
  chosen: number | "" | undefined;
  children?: React.ReactNode;
}

function SizeOption({ form, value, label, chosen, children }: SizeOptionProps) {
  return (
    <label className="group relative grid justify-items-center">
      <span className="flex w-full justify-center border-b-2 px-2 sm:px-3">{children}</span>
      <input
        key={chosen}
        type="radio"
        form={form}
        name="size"
        value={value}
        defaultChecked={chosen === value}
        className="absolute inset-0 size-full cursor-pointer appearance-none"
      />
      <span className="mt-1.5 grid min-h-8.5 min-w-16 place-items-center rounded-control border-2 border-transparent px-2 font-bold group-hover:border-edge group-has-checked:border-ink group-has-checked:bg-ink group-has-checked:text-white forced-colors:group-has-checked:bg-[Highlight]">
        {label}
      </span>
    </label>
  );
}
