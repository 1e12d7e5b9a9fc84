import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A TCP proxy in front of a database server that can simulate network failures. */
export interface FaultyProxy {
  url: string;
  /** Closes every connection and refuses new ones. */
  cut(): void;
  /** Drops all data in both directions without closing, like a machine that lost its power. */
  fallSilent(): void;
  /** Like `fallSilent`, from the moment at which one side sends `text`. */
  fallSilentAt(text: string): void;
  /** Closes each connection on which one side sends `text`, before the other side receives it. */
  breakAt(text: string): void;
  restore(): void;
  close(): void;
}

type State = { kind: "good" | "cut" | "silent" } | { kind: "breaking" | "silencing"; text: string };

export async function startFaultyProxy(databaseUrl: string): Promise<FaultyProxy> {
  const url = new URL(databaseUrl);
  const target = { host: url.hostname, port: Number(url.port) };
  const sockets = new Set<Socket>();
  let state: State = { kind: "good" };

  const forward = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on("data", (bytes) => {
      if (state.kind === "silencing" && bytes.includes(state.text)) state = { kind: "silent" };
      if (state.kind === "breaking" && bytes.includes(state.text)) from.destroy();
      else if (state.kind !== "silent") to.write(bytes);
    });
    from.on("error", () => {});
    from.on("close", () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((downstream) => {
    if (state.kind === "cut") return downstream.destroy();
    const upstream = connect(target);
    forward(downstream, upstream);
    forward(upstream, downstream);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  url.port = String((server.address() as AddressInfo).port);

  return {
    url: url.href,
    cut() {
      state = { kind: "cut" };
      destroyAll();
    },
    fallSilent() {
      state = { kind: "silent" };
    },
    fallSilentAt(text) {
      state = { kind: "silencing", text };
    },
    breakAt(text) {
      state = { kind: "breaking", text };
    },
    restore() {
      state = { kind: "good" };
    },
    close() {
      destroyAll();
      server.close();
    },
  };
}
