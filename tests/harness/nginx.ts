import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "./free-port.ts";
import { waitUntilAnswered } from "./wait-until-answered.ts";

const execute = promisify(execFile);
const SITE = "deploy/nginx/skip-finder.conf";

export interface Nginx {
  /** The folder that contains all logs. */
  folder: string;
  plainPort: number;
  tlsPort: number;
  /** The self-signed certificate, in PEM format. */
  certificate: string;
  stop(): Promise<void>;
}

/** The request header in which a test sends its client address. Without this header, the address is 127.0.0.1. */
export const CLIENT_HEADER = "x-test-client";

/**
 * Starts nginx with the configuration in `deploy/nginx/`. Ports and paths differ, nginx does not listen on IPv6, and it takes
 * the client's address from `CLIENT_HEADER`. Benchmarks pass `tls: false`, because their load generator speaks plain HTTP.
 */
export async function startNginx(
  folder: string,
  appPorts: readonly number[],
  { tls = true } = {},
): Promise<Nginx> {
  const [plainPort, tlsPort] = [await freePort(), await freePort()];
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  await execute("openssl", [
    ...["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=skips.example"],
    ...["-addext", "subjectAltName=IP:127.0.0.1", "-keyout", key, "-out", certificate],
  ]);
  const site = (await readFile(SITE, "utf8"))
    .replaceAll(/^ *listen \[::\].*\n/gm, "")
    .replace("listen 80;", `listen 127.0.0.1:${plainPort};`)
    .replace(tls ? "listen 443" : "listen 443 ssl http2", `listen 127.0.0.1:${tlsPort}`)
    .replaceAll(
      /server 127\.0\.0\.1:(\d+)/g,
      (_all, port) => `server 127.0.0.1:${appPorts[Number(port) - 3001]}`,
    )
    .replaceAll("/etc/letsencrypt/live/skips.example/fullchain.pem", certificate)
    .replaceAll("/etc/letsencrypt/live/skips.example/privkey.pem", key)
    .replaceAll("/var/log/nginx/", `${folder}/`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `  ${kind}_temp_path ${folder}/${kind};`,
  );
  const config = [
    // The defaults of Debian's nginx.conf.
    ...["worker_processes auto;", `pid ${folder}/nginx.pid;`, "events { worker_connections 768; }"],
    ...["http {", ...temporary, "  include /etc/nginx/mime.types;"],
    ...[
      `  access_log ${folder}/access.log;`,
      `  set_real_ip_from 127.0.0.1; real_ip_header ${CLIENT_HEADER};`,
    ],
    ...[site, "}", ""],
  ];
  const file = join(folder, "nginx.conf");
  await writeFile(file, config.join("\n"));
  const args = ["-p", folder, "-c", file, "-e", join(folder, "error.log")];
  await execute("nginx", [...args, "-t"]);
  const child = spawn("nginx", [...args, "-g", "daemon off;"], { stdio: "inherit" });
  const exited = once(child, "exit");
  await waitUntilAnswered(`http://127.0.0.1:${plainPort}/.well-known/acme-challenge/none`, { status: 404 });
  return {
    folder,
    plainPort,
    tlsPort,
    certificate: await readFile(certificate, "utf8"),
    async stop() {
      child.kill("SIGQUIT");
      await exited;
    },
  };
}
