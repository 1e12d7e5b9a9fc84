import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A way to a database server that can be broken as networks and machines break. */
export interface Line {
  /** The database's, by this line. */
  url: string;
  /** Breaks every connection, and makes no new one. */
  cut(): void;
  /** Says nothing any more in either direction, without closing: a machine that lost its power. */
  fallSilent(): void;
  /** Breaks each connection at the moment it would say this to the server. */
  breakAt(words: string): void;
  /** As good as new. */
  restore(): void;
  close(): void;
}

type State = { kind: "good" | "cut" | "silent" } | { kind: "breaking"; words: string };

export async function openLine(databaseUrl: string): Promise<Line> {
  const url = new URL(databaseUrl);
  const target = { host: url.hostname, port: Number(url.port) };
  const sockets = new Set<Socket>();
  let state: State = { kind: "good" };

  const carry = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on("data", (bytes) => {
      if (state.kind === "breaking" && bytes.includes(state.words)) from.destroy();
      else if (state.kind !== "silent") to.write(bytes);
    });
    from.on("error", () => {});
    from.on("close", () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((near) => {
    if (state.kind === "cut") return near.destroy();
    const far = connect(target);
    carry(near, far);
    carry(far, near);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  url.port = String((server.address() as AddressInfo).port);

  return {
    url: url.href,
    cut() {
      state = { kind: "cut" };
      breakAll();
    },
    fallSilent() {
      state = { kind: "silent" };
    },
    breakAt(words) {
      state = { kind: "breaking", words };
    },
    restore() {
      state = { kind: "good" };
    },
    close() {
      breakAll();
      server.close();
    },
  };
}
