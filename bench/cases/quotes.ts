import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { postRequest, runAtFullSpeed } from "../load.ts";
import { type BenchOptions, measureRates, withPair } from "../pair.ts";
import type { Row } from "../report.ts";
import type { MeasuredServer } from "../servers.ts";

/** As many as the connections in the product's database pool. */
const CONNECTIONS = 10;
const COMPANIES = 3;
/** The lowest allowed ratio to the other build. It is below 1, because even runs of the same build differ by a few percent. */
const MIN = 0.9;

/** The mail server never replies, so that sending emails takes hardly any processor time. */
async function startSilentMailServer() {
  const server = createServer((socket) => void socket.on("error", () => {})).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

function* quoteRequests(
  companies: readonly { id: number }[],
): Generator<ReturnType<typeof postRequest>, never> {
  for (let number = 0; ; number += 1) {
    const first = (number * COMPANIES) % (companies.length - COMPANIES);
    const body = {
      name: "Ann Other",
      // Each request has its own domain. The product counts requests from one small domain together, so they would wait for each
      // other.
      email: `ann@customer-${number}.example`,
      phone: `07700 ${String(900_000 + (number % 100_000))}`,
      location: "Leeds",
      wasteType: "mixed",
      skipSize: "builder-6-yard",
      hireLength: "1-week",
      additionalInfo: "Rubble and old cupboards from a kitchen. Please leave the skip on the drive.",
      companies: companies.slice(first, first + COMPANIES).map(({ id }) => ({ id })),
    };
    // Customers come from 256 networks in turn. The product needs TRUST_PROXY to see them.
    yield postRequest("/api/quotes", body, { "x-forwarded-for": `198.51.${number % 256}.1` });
  }
}

/** Counts accepted requests per second of elapsed time, not of processor time, because PostgreSQL does half of the work. */
export async function measureQuotes(options: BenchOptions): Promise<Row[]> {
  const mail = await startSilentMailServer();
  const prepare = async ({ port }: MeasuredServer) => {
    const response = await fetch(`http://127.0.0.1:${port}/api/companies?quotable=true`);
    const requests = quoteRequests((await response.json()) as { id: number }[]);
    const next = () => requests.next().value;
    return async () => {
      const load = { port, connections: CONNECTIONS, next, seconds: options.seconds * 2 };
      const { count, seconds } = await runAtFullSpeed(load);
      return count / seconds;
    };
  };
  const what = `\`POST /api/quotes\` to ${COMPANIES} companies, by the clock`;
  const measure = { what, rounds: options.rounds, min: MIN };
  const row = await withPair(options, (pair) => measureRates(pair, measure, prepare), {
    SMTP_URL: mail.url,
    TRUST_PROXY: "1",
  });
  mail.close();
  return [row];
}
