import type { Logger } from "pino";
import type { Database } from "#server/database/connect.ts";
import { markReturned } from "../attempt-store.ts";
import { explainReturn } from "../smtp.ts";

export const createBounces = ({ database, log }: { database: Database; log: Logger }) => ({
  /**
   * `report` is a non-delivery report in its original form. A digest, or an email to several branches of a company, has several
   * deliveries. 0 for a repeated report or any other email.
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

const REPORT_TYPE = /^content-type:\s*multipart\/report;[^:]*report-type="?delivery-status\b/im;
const FAILED = /^action:[ \t]*failed[ \t]*$/im;
const STATUS = /^status:[ \t]*(5\.\d{1,3}\.\d{1,3})\b/im;
const MESSAGE_ID = /^message-id:\s*<([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/gim;

/**
 * Reads a non-delivery report (RFC 3464). Null for any other email, such as an automatic reply or a warning of a delay. Also null
 * without a permanent status, or if the Message-ID of the returned email does not begin with a UUID. These UUIDs are random and
 * never published, so a stranger cannot forge a report about one. The status is an enhanced code (RFC 3463) such as "5.1.1".
 */
export function readBounce(report: string): { deliveryId: string; status: string } | null {
  const text = report.replaceAll("\r\n", "\n");
  const headersEnd = text.indexOf("\n\n");
  if (headersEnd < 0 || !REPORT_TYPE.test(text.slice(0, headersEnd + 1))) return null;
  const body = text.slice(headersEnd);
  const status = STATUS.exec(body)?.[1];
  // The report's headers have a Message-ID of their own. The Message-ID of the returned email is in the body.
  const [returned] = body.matchAll(MESSAGE_ID);
  if (!FAILED.test(body) || !status || !returned?.[1]) return null;
  return { deliveryId: returned[1].toLowerCase(), status };
}
