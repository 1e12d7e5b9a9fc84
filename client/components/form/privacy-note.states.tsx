import type { States } from "#client/component-states/states.ts";
import { PrivacyNote } from "./privacy-note.tsx";

export const states: States = { default: <PrivacyNote /> };
