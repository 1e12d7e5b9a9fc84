import { Agent, createServer, type IncomingMessage, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { limitFile } from "#server/http/limits/bodies.ts";
import { startHttpServer } from "./http-server.ts";

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function startOnFreePort(timeouts: { writeTimeoutMs?: number; bodyTimeoutMs?: number } = {}) {
  const port = await freePort();
  const server = await startHttpServer({ host: "127.0.0.1", port, ...timeouts });
  return { server, at: `http://127.0.0.1:${port}`, port };
}

it("answers 503 with Retry-After until the product is ready", async () => {
  const { server, at } = await startOnFreePort();
  expect((await fetch(`${at}/health/live`)).status).toBe(200);
  expect((await fetch(`${at}/health/ready`)).status).toBe(503);
  const page = await fetch(`${at}/`);
  expect([page.status, page.headers.get("retry-after")]).toEqual([503, "2"]);
  const inBrowser = await fetch(`${at}/`, { headers: { accept: "text/html" } });
  expect(await inBrowser.text()).toContain("<p>We are just starting. Please try again in a moment.</p>");
  server.serve(() => new Response("the product"));
  expect(await (await fetch(`${at}/`)).text()).toBe("the product");
  await server.close();
});

const isRefused = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" }, () => {
      socket.destroy();
      resolve(false);
    });
    socket.once("error", () => resolve(true));
  });

it("finishes requests under way with Connection: close and accepts no new connections while it shuts down", async () => {
  const { server, port } = await startOnFreePort();
  const arrived = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  server.serve(async () => {
    arrived.resolve();
    await finish.promise;
    return new Response("finished");
  });
  const agent = new Agent({ keepAlive: true });
  const response = new Promise<[string | undefined, string]>((resolve, reject) => {
    request({ port, host: "127.0.0.1", agent }, (message) => {
      message.setEncoding("utf8").on("data", (text) => resolve([message.headers.connection, text]));
    })
      .on("error", reject)
      .end();
  });
  await arrived.promise;
  const closed = server.close();
  await expect.poll(() => isRefused(port)).toBe(true);
  finish.resolve();
  expect(await response).toEqual(["close", "finished"]);
  await closed;
});

it("answers one more request on a keep-alive connection during shutdown, with Connection: close", async () => {
  const { server, port } = await startOnFreePort();
  server.serve(() => new Response("the product"));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      request({ port, host: "127.0.0.1", agent }, (response) => {
        response.resume().on("end", () => resolve(response));
      })
        .on("error", reject)
        .end();
    });
  expect((await send()).headers.connection).toBe("keep-alive");
  const closed = server.close();
  await expect.poll(() => isRefused(port)).toBe(true);
  const last = await send();
  expect([last.statusCode, last.headers.connection]).toEqual([200, "close"]);
  await closed;
});

/** Opens a connection that sends some text and reads nothing. */
function sendWithoutReading(port: number, text: string): void {
  const socket = connect({ port, host: "127.0.0.1" }, () => socket.write(text)).pause();
  socket.on("error", () => {});
}

const GET = "GET / HTTP/1.1\r\nhost: skips\r\n\r\n";

it("disconnects a client that reads nothing, but not one whose response takes long", async () => {
  const { server, at, port } = await startOnFreePort({ writeTimeoutMs: 100 });
  const disconnected = Promise.withResolvers<void>();
  server.serve(async ({ url, signal }) => {
    signal.addEventListener("abort", () => disconnected.resolve());
    if (!url.endsWith("/slow")) return new Response(Buffer.alloc(20_000_000));
    await disconnected.promise;
    return new Response("finished");
  });
  const slow = fetch(`${at}/slow`);
  sendWithoutReading(port, GET);
  expect(await (await slow).text()).toBe("finished");
  await server.close();
});

/** Sends a body byte by byte until it is answered, and resolves to the answer's first line. */
function dripTo(port: number, path: string, bytes: number): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const head = `POST ${path} HTTP/1.1\r\nhost: skips\r\ncontent-length: ${bytes}\r\n\r\n`;
  let left = bytes;
  let dripping: NodeJS.Timeout | undefined;
  const socket = connect({ port, host: "127.0.0.1" }, () => {
    socket.write(head);
    dripping = setInterval(() => left-- > 0 && socket.write("x"), 10);
  });
  socket.on("data", (answer) => resolve(answer.toString().split("\r\n")[0] ?? ""));
  socket.on("close", () => clearInterval(dripping));
  socket.on("error", () => {});
  return promise.finally(() => socket.destroy());
}

it("answers 408 to a body that arrives slowly, but takes a file of the administrator as long as it moves", async () => {
  const { server, port } = await startOnFreePort({ bodyTimeoutMs: 300 });
  const app = new Hono();
  app.post("/file", limitFile(1_000), async (c) => c.text(`${(await c.req.text()).length}`));
  app.post("/form", async (c) => c.text(await c.req.text()));
  server.serve((request, env) => app.fetch(request, env));
  expect(await dripTo(port, "/form", 100)).toBe("HTTP/1.1 408 Request Timeout");
  expect(await dripTo(port, "/file", 100)).toBe("HTTP/1.1 200 OK");
  // Nothing more arrives of this one.
  const stalled = connect({ port, host: "127.0.0.1" }, () =>
    stalled.write("POST /file HTTP/1.1\r\nhost: skips\r\ncontent-length: 9\r\n\r\nx"),
  );
  const answer = await new Promise<Buffer>((resolve) => stalled.once("data", resolve));
  expect(answer.toString()).toContain("408 Request Timeout");
  await server.close();
});

it("starts the pipelined requests of a connection one after the other, and answers others meanwhile", async () => {
  const { server, at, port } = await startOnFreePort();
  const released = Promise.withResolvers<void>();
  const started: string[] = [];
  server.serve(async ({ url }) => {
    started.push(new URL(url).pathname);
    if (!url.endsWith("/other")) await released.promise;
    return new Response("served");
  });
  sendWithoutReading(port, GET.repeat(3));
  await expect.poll(() => started).toEqual(["/"]);
  expect(await (await fetch(`${at}/other`)).text()).toBe("served");
  expect(started).toEqual(["/", "/other"]);
  released.resolve();
  await expect.poll(() => started).toEqual(["/", "/other", "/", "/"]);
  await server.close();
});

it("closes a connection on which dozens of pipelined requests wait", async () => {
  const { server, at, port } = await startOnFreePort();
  const closed = Promise.withResolvers<void>();
  let started = 0;
  server.serve(({ url, signal }) => {
    started += 1;
    if (url.endsWith("/other")) return new Response("served");
    signal.addEventListener("abort", () => closed.resolve());
    return new Promise<Response>(() => {});
  });
  sendWithoutReading(port, GET.repeat(34));
  await closed.promise;
  expect(started).toBe(1);
  expect(await (await fetch(`${at}/other`)).text()).toBe("served");
  await server.close();
});

it("explains what to do when the port is in use", async () => {
  const { server, port } = await startOnFreePort();
  await expect(startHttpServer({ host: "127.0.0.1", port })).rejects.toThrow(
    `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
  );
  await server.close();
});
