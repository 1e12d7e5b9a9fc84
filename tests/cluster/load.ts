import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { TestCluster } from "./cluster.ts";
import { createHttpsClient, type HttpsClient, type HttpsResponse } from "./https-client.ts";

const READERS = 4;
const QUOTE_SENDERS = 2;
/** A pause between requests. It leaves processor time for the start of processes on a machine with two cores. */
const PAUSE_MS = 5;
const PATHS = [
  "/",
  "/search?location=Leeds",
  "/companies",
  "/api/companies?location=M1&page=1",
  "/api/statistics",
];

export interface ClusterLoadResult {
  reads: number;
  /** The references of accepted quote requests, which were sent with an Idempotency-Key. */
  references: string[];
  /** The number of accepted leads, which have no Idempotency-Key. */
  leads: number;
  /** One line for each request that got another status than expected, or no response. */
  failures: string[];
}

/** Starts clients that read and write through nginx until `stop` is called. */
export function startClusterLoad({ nginx, companies }: Pick<TestCluster, "nginx" | "companies">) {
  const result: ClusterLoadResult = { reads: 0, references: [], leads: 0, failures: [] };
  const stopping = new AbortController();

  const hasStatus = (what: string, { status, body }: HttpsResponse, expected: number) => {
    if (status !== expected) result.failures.push(`${what}: ${status} ${body.slice(0, 200)}`);
    return status === expected;
  };

  async function repeat(act: (send: HttpsClient["send"], round: number) => Promise<void>) {
    const { send, close } = createHttpsClient(nginx);
    for (let round = 0; !stopping.signal.aborted; round += 1) {
      await act(send, round);
      await pause(PAUSE_MS);
    }
    close();
  }

  const read = (reader: number) =>
    repeat(async (send, round) => {
      const company = companies[(round * READERS + reader) % companies.length];
      const path = round % 2 ? `/company/${company?.id}` : (PATHS[(round / 2) % PATHS.length] ?? "/");
      if (hasStatus(path, await send(path), 200)) result.reads += 1;
    });

  const sendQuotes = () =>
    repeat(async (send, round) => {
      const json = quoteRequest(companies, round);
      const headers = { "idempotency-key": randomUUID() };
      const response = await send("/api/quotes", { method: "POST", json, headers });
      if (hasStatus("quote", response, 201)) result.references.push(JSON.parse(response.body).reference);
    });

  const sendLeads = () =>
    repeat(async (send, round) => {
      const response = await send("/api/leads", { method: "POST", json: lead(round) });
      if (hasStatus("lead", response, 201)) result.leads += 1;
    });

  const clients = [
    ...Array.from({ length: READERS }, (_, reader) => read(reader)),
    ...Array.from({ length: QUOTE_SENDERS }, sendQuotes),
    sendLeads(),
  ];
  return {
    async stop(): Promise<ClusterLoadResult> {
      stopping.abort();
      await Promise.all(clients);
      return result;
    },
  };
}

/** A valid lead, different for each number, because an equal one within the hour is the same lead. */
const lead = (number: number) => ({
  name: "Bill Skipton",
  email: `bill${number}@skips.example`,
  phone: "020 7946 0124",
  companyName: `Skipton Skips ${number}`,
});

/** A valid quote request to two companies, different for each number. */
export const quoteRequest = (companies: readonly { id: number }[], number: number) => ({
  name: "Ann Other",
  email: `ann.${number}@customers.example`,
  phone: "020 7946 0123",
  location: "Leeds",
  wasteType: "mixed",
  skipSize: "builder-6-yard",
  hireLength: "1-week",
  additionalInfo: "Rubble from a kitchen.",
  companies: [0, 1].map((offset) => ({ id: companies[(number * 2 + offset) % companies.length]?.id })),
});
