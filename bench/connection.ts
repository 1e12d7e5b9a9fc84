import { connect, type Socket } from "node:net";

/** A keep-alive connection with at most one request at a time (no HTTP pipelining), as browsers use it. */
export interface Connection {
  /** Returns the status code, or 0 when the connection was closed before the response was complete. */
  send(request: string): Promise<number>;
  close(): void;
}

const HEAD_END = Buffer.from("\r\n\r\n");
const LAST_CHUNK = Buffer.from("0\r\n\r\n");

/** The read buffer of all connections. A new buffer for each read would cause garbage collections. */
const READ_BUFFER = Buffer.allocUnsafeSlow(64 * 1024);

/** Opens a connection. It parses only the status and length of responses, to use less processor time than the server. */
export async function openConnection(port: number): Promise<Connection> {
  const socket = await openSocket(port, (chunk) => (bytes === 0 ? readHead(chunk) : readBody(chunk)));
  let onResponse: (status: number) => void = () => {};
  let head: Buffer | null = null;
  let status = 0;
  let bytes = 0;
  /** Bytes of the body that have not arrived yet; null for a chunked body. */
  let remaining: number | null = 0;

  function readHead(chunk: Buffer): void {
    const received = head ? Buffer.concat([head, chunk]) : chunk;
    const end = received.indexOf(HEAD_END);
    head = end === -1 ? Buffer.from(received) : null;
    if (end === -1) return;
    const text = received.toString("latin1", 0, end + 2);
    const rest = received.subarray(end + HEAD_END.length);
    status = Number(text.slice(9, 12));
    bytes = end + HEAD_END.length;
    const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1];
    remaining = length || /\r\ntransfer-encoding:/i.exec(text) === null ? Number(length ?? 0) : null;
    readBody(rest);
  }

  function readBody(chunk: Buffer): void {
    bytes += chunk.length;
    if (remaining !== null) remaining -= chunk.length;
    if (remaining === 0 || (remaining === null && chunk.subarray(-5).equals(LAST_CHUNK))) finish();
  }

  function finish(): void {
    remaining = 0;
    bytes = 0;
    onResponse(status);
  }

  socket.on("close", () => onResponse(0));
  return {
    send: (request) =>
      new Promise((resolve) => {
        onResponse = resolve;
        socket.write(request, "latin1");
      }),
    close: () => socket.destroy(),
  };
}

function openSocket(port: number, onChunk: (chunk: Buffer) => void): Promise<Socket> {
  const callback = (length: number) => {
    onChunk(READ_BUFFER.subarray(0, length));
    return true;
  };
  return new Promise((resolve, reject) => {
    const onread = { buffer: READ_BUFFER, callback };
    const socket = connect({ port, host: "127.0.0.1", noDelay: true, onread }, () => resolve(socket));
    // A paused socket would not emit "close".
    socket.resume();
    socket.once("error", reject);
  });
}
