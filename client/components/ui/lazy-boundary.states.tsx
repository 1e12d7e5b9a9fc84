import type { States } from "#client/component-states/states.ts";
import { LazyBoundary } from "./lazy-boundary.tsx";

const pending = new Promise<never>(() => {});
function Loading(): never {
  throw pending;
}
function Failing(): never {
  throw new Error("This state shows the error of a part that cannot be loaded");
}

export const states: States = {
  loading: (
    <LazyBoundary fallback={<p>Loading the form</p>}>
      <Loading />
    </LazyBoundary>
  ),
  loaded: (
    <LazyBoundary fallback={null}>
      <p>The form</p>
    </LazyBoundary>
  ),
  error: (
    <LazyBoundary fallback={null}>
      <Failing />
    </LazyBoundary>
  ),
};
