import { contactBody, erasureSchema, personalDataSchema } from "../personal-data/personal-data.ts";
import type { ApiCalls } from "./call.ts";

/** Calls with which the administrator reads or erases the data of a person who has asked for that. */
export const PERSONAL_DATA_CALLS = {
  findPersonalData: {
    method: "POST",
    path: "/personal-data/find",
    summary: "Read everything that is kept about an email address or a telephone number, in any spelling",
    access: "administrator",
    body: { schema: contactBody },
    success: { status: 200, description: "What was found", schema: personalDataSchema },
  },
  erasePersonalData: {
    method: "POST",
    path: "/personal-data/erase",
    summary: "Erase what is kept about an email address or a telephone number, and say what stays and why",
    access: "administrator",
    body: { schema: contactBody },
    success: { status: 200, description: "What was done, line by line", schema: erasureSchema },
  },
} as const satisfies ApiCalls;
