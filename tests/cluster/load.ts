import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Cluster } from "./cluster.ts";
import { type Answer, visitor } from "./visitor.ts";

const READERS = 4;
const SENDERS = 2;
/** So that reading, sending and two processes that start share two cores. */
const PAUSE_MS = 5;
const PATHS = [
  "/",
  "/search?location=Leeds",
  "/companies",
  "/api/companies?location=M1&page=1",
  "/api/statistics",
];

export interface Loaded {
  reads: number;
  /** What was sent with an Idempotency-Key, as browsers do. */
  references: string[];
  /** Sent without one, as a plain form is. */
  leads: number;
  /** Everything that was not answered as it should be. */
  failures: string[];
}

/** Visitors who read and send through nginx until told to stop. */
export function beginLoad({ nginx, companies }: Pick<Cluster, "nginx" | "companies">) {
  const loaded: Loaded = { reads: 0, references: [], leads: 0, failures: [] };
  const end = new AbortController();

  const note = (what: string, { status, body }: Answer, wanted: number) => {
    if (status !== wanted) loaded.failures.push(`${what}: ${status} ${body.slice(0, 200)}`);
    return status === wanted;
  };

  async function repeat(act: (ask: ReturnType<typeof visitor>["ask"], turn: number) => Promise<void>) {
    const { ask, leave } = visitor({ port: nginx.tlsPort, certificate: nginx.certificate });
    for (let turn = 0; !end.signal.aborted; turn += 1) {
      await act(ask, turn);
      await pause(PAUSE_MS);
    }
    leave();
  }

  const read = (reader: number) =>
    repeat(async (ask, turn) => {
      const company = companies[(turn * READERS + reader) % companies.length];
      const path = turn % 2 ? `/company/${company?.id}` : (PATHS[(turn / 2) % PATHS.length] ?? "/");
      if (note(path, await ask(path), 200)) loaded.reads += 1;
    });

  const sendQuotes = () =>
    repeat(async (ask, turn) => {
      const options = {
        method: "POST",
        json: quoteTo(companies, turn),
        headers: { "idempotency-key": randomUUID() },
      };
      const answer = await ask("/api/quotes", options);
      if (note("quote", answer, 201)) loaded.references.push(JSON.parse(answer.body).reference);
    });

  const sendLeads = () =>
    repeat(async (ask) => {
      if (note("listing request", await ask("/api/leads", { method: "POST", json: LEAD }), 201))
        loaded.leads += 1;
    });

  const all = [
    ...Array.from({ length: READERS }, (_, reader) => read(reader)),
    ...Array.from({ length: SENDERS }, sendQuotes),
    sendLeads(),
  ];
  return {
    loaded,
    async stop(): Promise<Loaded> {
      end.abort();
      await Promise.all(all);
      return loaded;
    },
  };
}

const LEAD = {
  name: "Bill Skipton",
  email: "bill@skips.example",
  phone: "020 7946 0124",
  companyName: "Skipton Skips",
};

export const quoteTo = (companies: readonly { id: number }[], turn: number) => ({
  name: "Ann Other",
  email: `ann.${turn}@customers.example`,
  phone: "020 7946 0123",
  location: "Leeds",
  wasteType: "mixed",
  skipSize: "builder-6-yard",
  hireLength: "1-week",
  additionalInfo: "Rubble from a kitchen.",
  companies: [0, 1].map((offset) => ({ id: companies[(turn * 2 + offset) % companies.length]?.id })),
});
