import type { Logger } from "pino";
import type { Database } from "#server/database/connect.ts";
import { markReturned } from "../attempt-store.ts";
import { explainReturn } from "../smtp-error.ts";
import { readBounce } from "./read-bounce.ts";

export type Bounces = ReturnType<typeof createBounces>;

export const createBounces = ({ database, log }: { database: Database; log: Logger }) => ({
  /**
   * Processes a returned email in its original form. If it reports that one of our emails could not be delivered, marks the
   * deliveries of our email as failed. Returns the number of deliveries that it marked. An email to several branches of a
   * company, or a digest, has several; a repeated report marks none.
   */
  async take(report: string): Promise<number> {
    const bounce = readBounce(report);
    if (!bounce) return 0;
    const { deliveryId, status } = bounce;
    const sentence = explainReturn(status);
    const [first, ...others] = await markReturned(database, deliveryId, sentence);
    if (!first) return 0;
    log.warn({ deliveryId, kind: first.kind }, `Email returned: ${sentence}`);
    return 1 + others.length;
  },
});
