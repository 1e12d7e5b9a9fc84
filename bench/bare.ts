// A server that fetches the URL `ORIGIN` once, in the encoding `ENCODING`, and sends that response to every request.
import { createServer, get } from "node:http";

const { ORIGIN = "", ENCODING = "", PORT } = process.env;

get(ORIGIN, { headers: { "accept-encoding": ENCODING } }, async (origin) => {
  const chunks: Buffer[] = [];
  for await (const chunk of origin) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  // The bare server sends only the headers that a browser needs to show the body.
  const { "content-type": type = "", "content-encoding": encoding } = origin.headers;
  const headers = {
    "content-type": type,
    "content-length": String(body.length),
    ...(encoding && { "content-encoding": encoding }),
  };
  const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
  server.keepAliveTimeout = 75_000;
  server.listen(Number(PORT), "127.0.0.1");
});

process.on("disconnect", () => process.exit());
