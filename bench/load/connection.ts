import { connect, type Socket } from "node:net";

export interface Answer {
  status: number;
  /** Of the whole answer, head included. */
  bytes: number;
}

/** One keep-alive connection that asks one thing at a time: no pipelining, like a browser. */
export interface Connection {
  ask(request: string, answered: (answer: Answer) => void): void;
  close(): void;
}

const HEAD_END = Buffer.from("\r\n\r\n");
const LAST_CHUNK = Buffer.from("0\r\n\r\n");

/** What all connections read into, one after the other: fresh memory for every piece would stop us to collect it. */
const READ = Buffer.allocUnsafeSlow(64 * 1024);

/** Reads no more of an answer than where it ends, so that the generator costs less than what it measures. */
export async function openConnection(port: number): Promise<Connection> {
  const socket = await open(port, (chunk) => (bytes === 0 ? begin(chunk) : goOn(chunk)));
  let answered: ((answer: Answer) => void) | null = null;
  let head: Buffer | null = null;
  let status = 0;
  let bytes = 0;
  /** Bytes of the body still to come; null while a chunked body goes on. */
  let missing: number | null = 0;

  function begin(chunk: Buffer): void {
    const begun = head ? Buffer.concat([head, chunk]) : chunk;
    const end = begun.indexOf(HEAD_END);
    head = end === -1 ? Buffer.from(begun) : null;
    if (end === -1) return;
    const text = begun.toString("latin1", 0, end + 2);
    const rest = begun.subarray(end + HEAD_END.length);
    status = Number(text.slice(9, 12));
    bytes = end + HEAD_END.length;
    const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1];
    missing = length || /\r\ntransfer-encoding:/i.exec(text) === null ? Number(length ?? 0) : null;
    goOn(rest);
  }

  function goOn(chunk: Buffer): void {
    bytes += chunk.length;
    if (missing !== null) missing -= chunk.length;
    if (missing === 0 || (missing === null && chunk.subarray(-5).equals(LAST_CHUNK))) end();
  }

  function end(): void {
    const call = answered;
    answered = null;
    missing = 0;
    const answer = { status, bytes };
    bytes = 0;
    call?.(answer);
  }

  socket.on("close", () => answered?.({ status: 0, bytes: 0 }));
  return {
    ask(request, callBack) {
      answered = callBack;
      socket.write(request, "latin1");
    },
    close: () => socket.destroy(),
  };
}

function open(port: number, take: (chunk: Buffer) => void): Promise<Socket> {
  const callback = (length: number) => {
    take(READ.subarray(0, length));
    return true;
  };
  return new Promise((resolve, reject) => {
    const onread = { buffer: READ, callback };
    const socket = connect({ port, host: "127.0.0.1", noDelay: true, onread }, () => resolve(socket));
    // Else its end would not be heard of.
    socket.resume();
    socket.once("error", reject);
  });
}
