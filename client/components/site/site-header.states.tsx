import type { States } from "#client/component-states/states.ts";
import { SiteHeader } from "./site-header.tsx";

export const states: States = { default: <SiteHeader /> };
