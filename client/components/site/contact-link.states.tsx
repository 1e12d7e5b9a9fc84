import type { States } from "#client/component-states/states.ts";
import { ContactLink } from "./contact-link.tsx";

export const states: States = { default: <ContactLink /> };
