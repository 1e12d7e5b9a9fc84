import { z } from "zod";

/** A timestamp in the API's responses: ISO 8601 in UTC. */
export const timestamp = z.iso.datetime().meta({ examples: ["2026-11-21T09:30:00.000Z"] });
