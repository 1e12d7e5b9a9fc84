import { PersonShape, SkipShape } from "./shapes.tsx";

/** One metre in drawing units. */
const METRE = 46;
/** In drawing units. All drawings have this height, so that they stay to scale at any screen size. */
const HEIGHT = 104;
const MARGIN = 5;

const drawingClass = "h-11 w-auto sm:h-14 lg:h-20 xl:h-26";

/** Lengths are in metres. `PersonDrawing` has the same scale. */
export function SkipDrawing({ length, height }: { length: number; height: number }) {
  const width = length * METRE + 2 * MARGIN;
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${HEIGHT}`} className={drawingClass}>
      <SkipShape x={width / 2} ground={HEIGHT} length={length * METRE} height={height * METRE} />
    </svg>
  );
}

/** The margin below the ground line has the height of the labels below the skips. */
export function PersonDrawing() {
  return (
    <svg aria-hidden="true" viewBox={`0 0 56 ${HEIGHT}`} className={`${drawingClass} mb-10 border-b-2`}>
      <PersonShape x={28} ground={HEIGHT} metre={METRE} />
    </svg>
  );
}
