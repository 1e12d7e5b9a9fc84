import { expect, test } from "vitest";
import { readBounce } from "./bounces.ts";
import { bounceReport } from "./testing/report.ts";

const ID = "0b7a3c52-9d1e-4f60-8a2b-1c3d4e5f6a7b";

type Parts = Partial<Parameters<typeof bounceReport>[0]>;
const report = (parts: Parts = {}) => bounceReport({ messageId: `<${ID}@skips.example>`, ...parts });

test("a report of non-delivery names the email and says why it came back", () => {
  expect(readBounce(report())).toEqual({ deliveryId: ID, status: "5.1.1" });
  expect(readBounce(report().replaceAll("\n", "\r\n"))).toEqual({ deliveryId: ID, status: "5.1.1" });
  expect(
    readBounce(report({ type: 'multipart/report; boundary="b1"; report-type="delivery-status"' })),
  ).not.toBeNull();
  expect(readBounce(report({ messageId: `\n <${ID.toUpperCase()}@skips.example>` }))?.deliveryId).toBe(ID);
});

test("a report whose end was cut off is read as far as the headers of the returned email", () => {
  const whole = report();
  expect(readBounce(whole.slice(0, whole.indexOf("\n\n--b1--")))).toEqual({
    deliveryId: ID,
    status: "5.1.1",
  });
});

test.each([
  ["a warning of a delay", report({ action: "delayed", status: "4.4.1" })],
  ["a report of delivery", report({ action: "delivered", status: "2.0.0" })],
  ["an automatic reply that quotes our email", report({ type: "text/plain" })],
  ["a report about an email of somebody else", report({ messageId: "<20261123.2@skips.example>" })],
  [
    "a report without the headers of the returned email",
    report().split("Content-Type: text/rfc822-headers")[0] as string,
  ],
  ["an empty text", ""],
])("%s is no bounce", (_, text) => {
  expect(readBounce(text)).toBeNull();
});
