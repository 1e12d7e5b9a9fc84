import { LazyBoundary, lazyPart } from "../ui/lazy-boundary.tsx";
import type { ResultsMapProps } from "./results-map.tsx";

/** A separate chunk, so that lists without a map do not load it. */
const ResultsMap = lazyPart(() => import("./results-map.tsx"));

export const LazyResultsMap = (props: ResultsMapProps) => (
  <LazyBoundary fallback={<div className="skeleton delayed h-80" />}>
    <ResultsMap {...props} />
  </LazyBoundary>
);
