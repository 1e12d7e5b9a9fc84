import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { median, runAtFullSpeed } from "../load/load.ts";
import { postRequest } from "../load/requests.ts";
import { count, type Row, ratio } from "../report.ts";
import { startMeasuredScript } from "../servers/measured-process.ts";
import { startMeasuredProduct } from "../servers/servers.ts";

/** Minimum rate of accepted requests, as a fraction of the rate of plain inserts. */
const MIN = 0.45;
/** Concurrent requests. Equal to the size of the product's connection pool. */
const CONNECTIONS = 10;
const COMPANIES = 3;
const BASELINE = fileURLToPath(new URL("./quotes-baseline.ts", import.meta.url));

/** Starts a mail server that never replies, so that sending emails takes hardly any processor time. */
export async function startSilentMailServer() {
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

/** Yields quote requests, each to the next `asked` companies in the list. */
export function* quoteRequests(companies: { id: number }[], asked = COMPANIES): Generator<string> {
  for (let number = 0; ; number += 1) {
    const first = (number * asked) % (companies.length - asked);
    yield postRequest("/api/quotes", {
      name: "Ann Other",
      email: `ann.${number}@customers.example`,
      phone: `07700 ${String(900_000 + (number % 100_000))}`,
      location: "Leeds",
      wasteType: "mixed",
      skipSize: "builder-6-yard",
      hireLength: "1-week",
      additionalInfo: "Rubble and old cupboards from a kitchen. Please leave the skip on the drive.",
      companies: companies.slice(first, first + asked).map(({ id }) => ({ id })),
    });
  }
}

/** Compares the rate of accepted quote requests with the rate of plain inserts of the same rows. Both commit durably. */
export async function measureQuotes(
  database: string,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Row[]> {
  const mail = await startSilentMailServer();
  const product = await startMeasuredProduct({ DATABASE_URL: database, SMTP_URL: mail.url });
  const requests = quoteRequests(await quotableCompanies(product.port));
  const load = { port: product.port, connections: CONNECTIONS, next: () => requests.next().value, seconds };
  await runAtFullSpeed(load);
  const baseline = startMeasuredScript({ file: BASELINE, port: 0, env: { DATABASE_URL: database } });
  const results: { product: number; baseline: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const written = (await baseline.sendMessage({ seconds, connections: CONNECTIONS })) as {
      perSecond: number;
    };
    const accepted = await runAtFullSpeed(load);
    results.push({ product: accepted.count / accepted.seconds, baseline: written.perSecond });
  }
  await Promise.all([baseline.stop(), product.stop()]);
  mail.close();
  const share = median(results.map((one) => one.product / one.baseline));
  const [productRate, baselineRate] = (["product", "baseline"] as const).map((key) =>
    median(results.map((one) => one[key])),
  );
  return [
    {
      what: `\`POST /api/quotes\` to ${COMPANIES} companies, with ${COMPANIES + 1} deliveries and their jobs`,
      measured: `${ratio(share)} (${count(productRate ?? 0)} of ${count(baselineRate ?? 0)} a second by the clock)`,
      target: `${MIN} of the same inserts through pg`,
      reached: share >= MIN,
    },
  ];
}

/** Lists the companies that accept quote requests. */
export async function quotableCompanies(port: number): Promise<{ id: number }[]> {
  const response = await fetch(`http://127.0.0.1:${port}/api/companies?quotable=true`);
  return (await response.json()) as { id: number }[];
}
