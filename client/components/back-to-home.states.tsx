import type { States } from "#client/component-states/states.ts";
import { BackToHome } from "./back-to-home.tsx";

export const states: States = { default: <BackToHome /> };
