import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { atFullSpeed, median } from "../load/load.ts";
import { postRequest } from "../load/requests.ts";
import { count, type Row, ratio } from "../report.ts";
import { startMeasuredScript } from "../servers/measured-process.ts";
import { startMeasuredProduct } from "../servers/servers.ts";

/** Share of the rate of plain inserts. */
const MIN = 0.45;
/** The size of the product's connection pool. */
const CONNECTIONS = 10;
const COMPANIES = 3;
const STRAIGHT = fileURLToPath(new URL("./quotes-straight.ts", import.meta.url));

/** A mail server that never replies, so that emails stay queued and sending takes no time. */
async function startSilentMailServer() {
  const sockets = new Set<{ destroy(): void }>();
  const server = createServer((socket) => void sockets.add(socket.on("error", () => {}))).listen(
    0,
    "127.0.0.1",
  );
  await once(server, "listening");
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

function* quoteRequests(companies: { id: number }[]): Generator<string> {
  for (let number = 0; ; number += 1) {
    const first = (number * COMPANIES) % (companies.length - COMPANIES);
    yield postRequest("/api/quotes", {
      name: "Ann Other",
      email: `ann.${number}@customers.example`,
      phone: "020 7946 0123",
      location: "Leeds",
      wasteType: "mixed",
      skipSize: "builder-6-yard",
      hireLength: "1-week",
      additionalInfo: "Rubble and old cupboards from a kitchen. Please leave the skip on the drive.",
      companies: companies.slice(first, first + COMPANIES).map(({ id }) => ({ id })),
    });
  }
}

/** Compares accepted quote requests with plain inserts of the same rows, both with durable commits. */
export async function quotes(
  database: string,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Row[]> {
  const mail = await startSilentMailServer();
  const product = await startMeasuredProduct({ DATABASE_URL: database, SMTP_URL: mail.url });
  const requests = quoteRequests(await quotable(product.port));
  const load = { port: product.port, connections: CONNECTIONS, next: () => requests.next().value, seconds };
  await atFullSpeed(load);
  const straight = startMeasuredScript({ file: STRAIGHT, port: 0, env: { DATABASE_URL: database } });
  const results: { product: number; straight: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const written = (await straight.tell({ seconds, connections: CONNECTIONS })) as { perSecond: number };
    const accepted = await atFullSpeed(load);
    results.push({ product: accepted.count / accepted.seconds, straight: written.perSecond });
  }
  await Promise.all([straight.stop(), product.stop()]);
  mail.close();
  const share = median(results.map((one) => one.product / one.straight));
  const [ours, theirs] = (["product", "straight"] as const).map((who) =>
    median(results.map((one) => one[who])),
  );
  return [
    {
      what: `\`POST /api/quotes\` to ${COMPANIES} companies, with ${COMPANIES + 1} deliveries and their jobs`,
      measured: `${ratio(share)} (${count(ours ?? 0)} of ${count(theirs ?? 0)} a second by the clock)`,
      target: `${MIN} of the same inserts through pg`,
      reached: share >= MIN,
    },
  ];
}

async function quotable(port: number): Promise<{ id: number }[]> {
  const response = await fetch(`http://127.0.0.1:${port}/api/companies?quotable=true`);
  return (await response.json()) as { id: number }[];
}
