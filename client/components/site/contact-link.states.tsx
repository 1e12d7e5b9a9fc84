import type { States } from "#client/component-states/states.ts";
import { ContactLink } from "./legal-identity.tsx";

export const states: States = { default: <ContactLink /> };
