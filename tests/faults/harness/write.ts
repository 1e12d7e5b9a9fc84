import type { Press } from "./hires.ts";

export type WriteKind = "quote" | "review" | "edit" | "press";

/** The data of a write request. A repeated quote request or press is stored once, but a repeated review is stored again. */
export interface RepeatableWrite {
  kind: WriteKind;
  /** Identifies the write in the database: an Idempotency-Key, a review's title or a company's description. */
  marker: string;
  companyId: number;
  press?: Press;
}

export interface WriteResult extends RepeatableWrite {
  /** The HTTP status, or null if there was no complete response. */
  status: number | null;
  /** The message of an error response. */
  message: string | null;
  ms: number;
  /** From `performance.now()`. */
  sentAt: number;
}

/** The message of a 503 response to a write while the database is down. */
export const DATABASE_DOWN =
  "We cannot do this just now, because our database is not answering. Please try again in a minute.";
/** The message of a 503 response to a request that waited too long for its turn. */
export const BUSY = "We are very busy just now. Please try again in a moment.";

const QUOTE = {
  ...{ name: "Ann Example", phone: "07700 900123", location: "LS1 4AP", wasteType: "garden" },
  ...{ skipSize: "builder-6-yard", hireLength: "1-week" },
};

/** Each quote has its own email address, so that a test can make the mail server refuse the emails about one quote. */
const quote = ({ marker, companyId }: RepeatableWrite) => ({
  ...QUOTE,
  email: `${marker}@home.example`,
  companies: [{ id: companyId }],
});

const review = ({ marker, companyId }: RepeatableWrite) => ({
  ...{ companyId, title: marker, customerName: "Ann Example", content: "On time." },
  rating: 1 + (marker.charCodeAt(0) % 5),
});

const REQUESTS: Record<WriteKind, (write: RepeatableWrite) => [method: string, path: string, body: object]> =
  {
    quote: (write) => ["POST", "/api/quotes", quote(write)],
    review: (write) => ["POST", "/api/reviews", review(write)],
    edit: ({ companyId, marker }) => ["PUT", `/api/companies/${companyId}`, { description: marker }],
    press: ({ press: { path, body } = { path: "", body: {} } }) => ["POST", path, body],
  };

export function requestFor(token: string, planned: RepeatableWrite) {
  const [method, path, body] = REQUESTS[planned.kind](planned);
  // Requests and presses use the key, to store a repeated one once. The calls for reviews and edits ignore it.
  const headers = { authorization: `Bearer ${token}`, "idempotency-key": planned.marker };
  return { method, path, headers, body: JSON.stringify(body) };
}

/** Sends a write request. The promise never rejects. */
export async function write(url: string, token: string, planned: RepeatableWrite): Promise<WriteResult> {
  const { path, ...init } = requestFor(token, planned);
  const started = performance.now();
  const response = await send(url + path, init);
  return { ...planned, ...response, ms: performance.now() - started, sentAt: started };
}

async function send(url: string, init: RequestInit): Promise<Pick<WriteResult, "status" | "message">> {
  try {
    const response = await fetch(url, init);
    const { message = null } = await response.json();
    return { status: response.status, message };
  } catch {
    return { status: null, message: null };
  }
}
