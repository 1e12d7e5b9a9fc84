import type { States } from "#client/component-states/states.ts";
import { ErrorPanel } from "./error-boundary.tsx";

export const states: States = { default: <ErrorPanel /> };
