import type { States } from "#client/component-states/states.ts";
import { ReloadLink } from "./reload-link.tsx";

export const states: States = { default: <ReloadLink>Try Again</ReloadLink> };
