import { queryRows } from "../../tests/harness/database.ts";
import { BENCH_SIGNING_SECRET, QUOTE_LINKS } from "../in-process/quote-links.ts";
import { type LoadResult, quantile, runAtFullSpeed } from "../load/load.ts";
import { getRequest, postRequest } from "../load/requests.ts";
import { count, ms, type Row } from "../report.ts";
import { take } from "../search-urls.ts";
import { startMeasuredProduct } from "../servers/servers.ts";
import { quotableCompanies, quoteRequests, startSilentMailServer } from "./quotes.ts";

/** Concurrent requests. Equal to the size of the product's connection pool. */
const CONNECTIONS = 10;
const COMPANIES_ASKED = 5;
const REQUESTS = { full: 400, quick: 60 };

const OFFER = {
  lines: [
    { kind: "hire", price: "250.00", vat: true },
    { kind: "permit-council-fee", price: "40.00", vat: false },
  ],
  vat: "included",
  hireDays: 14,
  extraWeek: "25.00",
};

interface StoredRequest {
  reference: string;
  companies: { id: number }[];
}

/** Measures offers, and receipts that show five of them. No response comes from a cache. */
export async function measureOffers(database: string, { isQuick }: { isQuick: boolean }): Promise<Row[]> {
  const mail = await startSilentMailServer();
  const product = await startMeasuredProduct({
    DATABASE_URL: database,
    SMTP_URL: mail.url,
    SIGNING_SECRET: BENCH_SIGNING_SECRET,
  });
  const sendEach = (requests: string[]) => {
    const each = requests.values();
    const next = () => each.next().value ?? "";
    return runAtFullSpeed({ port: product.port, connections: CONNECTIONS, count: requests.length, next });
  };
  try {
    const requests = quoteRequests(await quotableCompanies(product.port), COMPANIES_ASKED);
    await sendEach(take(requests, isQuick ? REQUESTS.quick : REQUESTS.full));
    const stored = await requestsToFive(database);
    const offered = await sendEach(stored.flatMap(offersFor));
    const read = async (path: string) => {
      const reads = stored.map(({ reference }) => getRequest(`${path}/${QUOTE_LINKS.issue(reference)}`));
      // V8 compiles the code during the first reads, so these are not measured.
      await sendEach(reads);
      return sendEach(reads);
    };
    return [
      row("an offer, `POST /api/answers/:token/offer`", offered),
      row("a receipt with five offers, `GET /api/receipts/:token`", await read("/api/receipts")),
      row("the page of a receipt with five offers, `GET /receipt/:token`", await read("/receipt")),
    ];
  } finally {
    await product.stop();
    mail.close();
  }
}

/** The requests to five companies that no company has answered. */
const requestsToFive = (database: string): Promise<StoredRequest[]> =>
  queryRows<StoredRequest & Record<string, unknown>>(
    database,
    `select reference, selected_companies::json as companies from quotes
     where email like 'ann.%@customers.example' and json_array_length(selected_companies::json) = ${COMPANIES_ASKED}
       and not exists (select from answers where quote_id = quotes.id)`,
  );

const offersFor = ({ reference, companies }: StoredRequest): string[] =>
  companies.map(({ id }) =>
    postRequest(`/api/answers/${QUOTE_LINKS.issueFor("answer", { reference, companyId: id })}/offer`, OFFER),
  );

const row = (what: string, { count: sent, seconds, latencies }: LoadResult): Row => ({
  what,
  measured: `${count(sent / seconds)} a second by the clock; ${CONNECTIONS} at once: median ${ms(quantile(latencies, 0.5))}, 99th percentile ${ms(quantile(latencies, 0.99))}`,
  target: "",
  reached: null,
});
