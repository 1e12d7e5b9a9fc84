import { expect } from "vitest";
import type { MailCatcher } from "./mail-catcher.ts";

export interface TestQuote {
  reference: string;
  /** The path below `/api`. */
  receipt: string;
}

interface Receipt {
  reference: string;
  answers?: { state?: string; offers?: unknown[] }[];
}

const json = { "content-type": "application/json" };

export async function sendTestQuote(url: string, email: string, companyIds: number[]): Promise<TestQuote> {
  const response = await fetch(`${url}/api/quotes`, {
    method: "POST",
    headers: json,
    body: JSON.stringify({
      ...{ name: "Ann Other", email, phone: "020 7946 0123", location: "Leeds", wasteType: "mixed" },
      ...{ skipSize: "builder-6-yard", hireLength: "1-week", additionalInfo: "Rubble from a kitchen." },
      companies: companyIds.map((id) => ({ id })),
    }),
  });
  const body = await response.json();
  expect(response.status, JSON.stringify(body)).toBe(201);
  const { pathname } = new URL(body.receiptUrl, url);
  return { reference: body.reference, receipt: pathname.replace("/receipt/", "/receipts/") };
}

/** Waits for the email to the company. The path is below `/api`. */
export async function answerPathOf(
  { received }: MailCatcher,
  reference: string,
  companyId: number,
): Promise<string> {
  const link = new RegExp(`/answer/(${reference}\\.${companyId}\\.[\\w.-]+)`);
  const token = () => received.flatMap(({ text }) => link.exec(text)?.[1] ?? [])[0];
  await expect.poll(token).toBeTruthy();
  return `/answers/${token()}`;
}

export async function sendTestOffer(url: string, answerPath: string, price = "210.00"): Promise<number> {
  const response = await fetch(`${url}/api${answerPath}/offer`, {
    method: "POST",
    headers: json,
    body: JSON.stringify({ lines: [{ kind: "hire", price }], vat: "included", note: null }),
  });
  await response.arrayBuffer();
  return response.status;
}

export async function readReceipt(url: string, receipt: string): Promise<Receipt & Record<string, unknown>> {
  const response = await fetch(`${url}/api${receipt}`);
  expect(response.status).toBe(200);
  return response.json();
}

/** A line for each received email about a request: its recipients and its Message-ID. */
export const emailLinesAbout = ({ received }: MailCatcher, reference: string): string[] =>
  received
    .filter(({ text }) => text.includes(reference))
    .map(({ to, headers }) => `${to.join()} ${headers.get("message-id")}`);
