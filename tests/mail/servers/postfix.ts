import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../../harness/free-port.ts";
import { startDovecot, unreadFolderOf } from "./dovecot.ts";
import { waitUntilListening } from "./wait-until-listening.ts";

const run = promisify(execFile);

/** Postgrey refuses an email for this many seconds after first seeing it. */
const GREYLIST_SECONDS = 5;

export const SENDER = "no-reply@site.test";
export const PASSWORD = "p@ss word";

/** Addresses, each with a different outcome for emails. */
export const TEST_ADDRESSES = {
  fine: "office@firm.test",
  greylisted: "patient@firm.test",
  full: "full@firm.test",
  fullForNow: "full-for-now@firm.test",
  nobody: "nobody@firm.test",
  /** Accepted by this server, and refused by the next server. */
  returned: "gone@far.test",
  /** Accepted only from authenticated users. */
  elsewhere: "somebody@else.test",
} as const;

interface Ports {
  smtp: number;
  far: number;
  quota: number;
  lmtp: number;
  auth: number;
  greylist: number;
}

const mainCf = (folder: string, ports: Ports) => `
compatibility_level = 3.6
queue_directory = ${folder}/queue
data_directory = ${folder}/data
maillog_file_prefixes = ${folder}
maillog_file = ${folder}/postfix.log
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
myhostname = mail.site.test
mydestination =
mynetworks = 192.0.2.0/32
alias_maps =
smtpd_tls_cert_file = ${folder}/tls/server.pem
smtpd_tls_key_file = ${folder}/tls/server.key
smtpd_tls_security_level = may
smtpd_tls_auth_only = yes
smtpd_sasl_auth_enable = yes
smtpd_sasl_type = dovecot
smtpd_sasl_path = inet:127.0.0.1:${ports.auth}
smtpd_sender_login_maps = inline:{ ${SENDER}=${SENDER} }
smtpd_relay_restrictions = permit_sasl_authenticated, reject_unauth_destination
smtpd_recipient_restrictions = reject_sender_login_mismatch, check_recipient_access texthash:${folder}/recipients,
  check_policy_service inet:127.0.0.1:${ports.quota}
smtpd_restriction_classes = greylist
greylist = check_policy_service inet:127.0.0.1:${ports.greylist}
virtual_mailbox_domains = firm.test, site.test
virtual_mailbox_maps = texthash:${folder}/mailboxes
virtual_transport = lmtp:inet:127.0.0.1:${ports.lmtp}
virtual_alias_maps = inline:{ { ${SENDER} = ${SENDER}, returned@site.test } }
relay_domains = far.test
transport_maps = inline:{ far.test=smtp:[127.0.0.1]:${ports.far}, returned@site.test=returned: }
`;

const masterCf = (folder: string, ports: Ports) => `
127.0.0.1:${ports.smtp} inet n - n - - smtpd
127.0.0.1:${ports.far} inet n - n - - smtpd
  -o smtpd_recipient_restrictions= -o relay_recipient_maps=texthash:${folder}/nobody
  -o transport_maps= -o smtpd_sasl_auth_enable=no
pickup unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
tlsmgr unix - - n 1000? 1 tlsmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
proxymap unix - - n - - proxymap
smtp unix - - n - - smtp
lmtp unix - - n - - lmtp
error unix - - n - - error
retry unix - - n - - error
discard unix - - n - - discard
returned unix - n n - - pipe
  user=nobody argv=${folder}/returned-email.sh ${folder}/bounces.conf
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
postlog unix-dgram n - n - 1 postlogd
`;

export interface MailServers {
  port: number;
  /** The path of the certificate of the authority that the product must trust. */
  authority: string;
  /** The emails in a mailbox, as they were delivered. */
  emailsOf(address: string): Promise<string[]>;
  log(): Promise<string>;
  /** Makes Postfix also send emails that come back to `SENDER` to the product at this URL. */
  handOverTo(url: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts Dovecot, Postgrey, and Postfix with STARTTLS. They use a temporary folder and free ports. */
export async function startMailServers(): Promise<MailServers> {
  const folder = await mkdtemp(join(tmpdir(), "skip-finder-mail-"));
  await chmod(folder, 0o755);
  const [smtp, far, quota, lmtp, auth, greylist] = await Promise.all(
    Array.from({ length: 6 }, () => freePort()),
  );
  const ports = { smtp, far, quota, lmtp, auth, greylist } as Ports;
  const authority = await createCertificate(join(folder, "tls"));
  await writeFiles(folder, ports);
  const users = {
    [SENDER]: PASSWORD,
    [TEST_ADDRESSES.fine]: "x",
    [TEST_ADDRESSES.greylisted]: "x",
    [TEST_ADDRESSES.full]: "x",
  };
  const dovecot = await startDovecot({
    ...{ folder, users, full: TEST_ADDRESSES.full },
    ...{ quotaPort: ports.quota, lmtpPort: ports.lmtp, authPort: ports.auth },
  });
  const postgrey = await startPostgrey(folder, ports.greylist);
  await run("postfix", ["-c", join(folder, "etc"), "start"]);
  await waitUntilListening(ports.smtp);
  return {
    port: ports.smtp,
    authority,
    handOverTo: (url) => writeFile(join(folder, "bounces.conf"), `url = "${url}/mail/bounces"\n`),
    log: () => readFile(join(folder, "postfix.log"), "utf8"),
    async emailsOf(address) {
      const inbox = unreadFolderOf(folder, address);
      const names = await readdir(inbox).catch(() => []);
      return Promise.all(names.map((name) => readFile(join(inbox, name), "utf8")));
    },
    async stop() {
      await run("postfix", ["-c", join(folder, "etc"), "stop"]);
      await Promise.all([dovecot.stop(), postgrey.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function writeFiles(folder: string, ports: Ports): Promise<void> {
  for (const name of ["etc", "queue", "data", "postgrey"]) await mkdir(join(folder, name));
  await run("chown", ["postfix", join(folder, "data")]);
  await run("chown", ["postgrey", join(folder, "postgrey")]);
  await copyFile("deploy/returned-email.sh", join(folder, "returned-email.sh"));
  const mailboxes = [
    TEST_ADDRESSES.fine,
    TEST_ADDRESSES.greylisted,
    TEST_ADDRESSES.full,
    TEST_ADDRESSES.fullForNow,
    SENDER,
    "returned@site.test",
  ];
  const files = {
    "etc/main.cf": mainCf(folder, ports),
    "etc/master.cf": masterCf(folder, ports),
    recipients: `${TEST_ADDRESSES.greylisted} greylist\n${TEST_ADDRESSES.fullForNow} 452 4.2.2 Mailbox is full\n`,
    mailboxes: mailboxes.map((address) => `${address} x\n`).join(""),
    nobody: "somebody-else@far.test x\n",
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}

/** Creates a certificate for loopback, signed by a new authority. Returns the authority's file. */
async function createCertificate(tls: string): Promise<string> {
  await mkdir(tls);
  const file = (name: string) => join(tls, name);
  const fresh = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"];
  const authority = ["-subj", "/CN=Test authority", "-keyout", file("ca.key"), "-out", file("ca.pem")];
  await run("openssl", [...fresh, ...authority]);
  const signed = ["-CA", file("ca.pem"), "-CAkey", file("ca.key"), "-subj", "/CN=127.0.0.1"];
  const extensions = [
    "-addext",
    "subjectAltName=IP:127.0.0.1",
    "-addext",
    "basicConstraints=critical,CA:FALSE",
  ];
  const out = ["-keyout", file("server.key"), "-out", file("server.pem")];
  await run("openssl", [...fresh, ...signed, ...extensions, ...out]);
  return file("ca.pem");
}

async function startPostgrey(folder: string, port: number): Promise<{ stop(): Promise<void> }> {
  const args = [`--inet=127.0.0.1:${port}`, `--delay=${GREYLIST_SECONDS}`, `--dbdir=${folder}/postgrey`];
  const child = spawn("postgrey", args, { stdio: "ignore" });
  await waitUntilListening(port);
  return {
    async stop() {
      const exited = once(child, "exit");
      child.kill("SIGTERM");
      await exited;
    },
  };
}
