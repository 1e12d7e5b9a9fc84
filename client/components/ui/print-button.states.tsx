import type { States } from "#client/component-states/states.ts";
import { PrintButton } from "./print-button.tsx";

export const states: States = { default: <PrintButton /> };
