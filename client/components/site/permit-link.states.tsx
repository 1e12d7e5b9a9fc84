import type { States } from "#client/component-states/states.ts";
import { PermitLink } from "./permit-link.tsx";

export const states: States = { default: <PermitLink /> };
