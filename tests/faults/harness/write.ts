export type Kind = "quote" | "review" | "edit";

/** Something to be written, which can be sent again. */
export interface Wanted {
  kind: Kind;
  /** Found again in the database: a quote's Idempotency-Key, a review's title, a company's description. */
  marker: string;
  companyId: number;
}

/** A write and what became of it, as far as the writer knows. */
export interface Write extends Wanted {
  /** Null when no whole answer came. */
  status: number | null;
  /** The sentence of an answer that is not success. */
  message: string | null;
  ms: number;
}

/** What a writer is told, with 503, while the database is away. */
export const DATABASE_DOWN =
  "We cannot do this just now, because our database is not answering. Please try again in a minute.";

const QUOTE = {
  ...{ name: "Ann Example", phone: "07700 900123", location: "LS1 4AP", wasteType: "garden" },
  ...{ skipSize: "builder-6-yard", hireLength: "1-week" },
};

/** Each request with an address of its own: one address gets five confirmations a day. */
const quote = ({ marker, companyId }: Wanted) => ({
  ...QUOTE,
  email: `${marker}@home.example`,
  companies: [{ id: companyId }],
});

const review = ({ marker, companyId }: Wanted) => ({
  ...{ companyId, title: marker, customerName: "Ann Example", content: "On time." },
  rating: 1 + (marker.charCodeAt(0) % 5),
});

const REQUESTS: Record<Kind, (wanted: Wanted) => [method: string, path: string, body: object]> = {
  quote: (wanted) => ["POST", "/api/quotes", quote(wanted)],
  review: (wanted) => ["POST", "/api/reviews", review(wanted)],
  edit: ({ companyId, marker }) => ["PUT", `/api/companies/${companyId}`, { description: marker }],
};

export function requestOf(token: string, wanted: Wanted) {
  const [method, path, body] = REQUESTS[wanted.kind](wanted);
  // A key is for quotes; what else is written takes no notice of it.
  const headers = { authorization: `Bearer ${token}`, "idempotency-key": wanted.marker };
  return { method, path, headers, body: JSON.stringify(body) };
}

/** Sends a write, for the first time or again, and never fails. */
export async function write(url: string, token: string, wanted: Wanted): Promise<Write> {
  const { path, ...init } = requestOf(token, wanted);
  const started = performance.now();
  const answer = await ask(url + path, init);
  return { ...wanted, ...answer, ms: performance.now() - started };
}

async function ask(url: string, init: RequestInit): Promise<Pick<Write, "status" | "message">> {
  try {
    const response = await fetch(url, init);
    const { message = null } = await response.json();
    return { status: response.status, message };
  } catch {
    return { status: null, message: null };
  }
}
