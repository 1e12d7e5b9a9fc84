import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { waitUntilListening } from "./wait-until-listening.ts";

/** The ids of Debian's user `nobody` and group `nogroup`, which own the mailboxes. */
const NOBODY = 65_534;

interface DovecotOptions {
  folder: string;
  quotaPort: number;
  lmtpPort: number;
  authPort: number;
  /** The password of each mailbox, by address. */
  users: Record<string, string>;
  /** The address of the mailbox that is full. */
  full: string;
}

const configuration = ({ folder, quotaPort, lmtpPort, authPort }: DovecotOptions) => `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/dovecot.log
protocols = lmtp
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
auth_mechanisms = plain login
first_valid_uid = 1
mail_location = maildir:~/Maildir
mail_plugins = quota
plugin {
  quota = maildir:Quota
  quota_rule = *:bytes=1M
  quota_status_success = DUNNO
  quota_status_nouser = DUNNO
  quota_status_overquota = "552 5.2.2 Mailbox is full"
}
passdb {
  driver = passwd-file
  args = scheme=PLAIN ${folder}/users
}
userdb {
  driver = passwd-file
  args = ${folder}/users
}
service auth {
  inet_listener {
    address = 127.0.0.1
    port = ${authPort}
  }
}
service lmtp {
  inet_listener lmtp {
    address = 127.0.0.1
    port = ${lmtpPort}
  }
}
service quota-status {
  executable = quota-status -p postfix
  client_limit = 1
  inet_listener {
    address = 127.0.0.1
    port = ${quotaPort}
  }
}
`;

/** Returns the path of the folder that contains the unread emails of a mailbox. */
export const unreadFolderOf = (folder: string, address: string): string =>
  join(folder, "mail", address, "Maildir", "new");

/** Starts Dovecot, which checks passwords, knows which mailbox is full, and stores the mailboxes. */
export async function startDovecot(options: DovecotOptions): Promise<{ stop(): Promise<void> }> {
  const { folder, users, full } = options;
  const mail = join(folder, "mail");
  const inbox = join(mail, full, "Maildir");
  const folders = ["cur", "new", "tmp"].map((name) => join(inbox, name));
  for (const path of folders) await mkdir(path, { recursive: true });
  const limit = (user: string) => (user === full ? "userdb_quota_rule=*:bytes=1000" : "");
  const lines = Object.entries(users).map(
    ([user, password]) => `${user}:${password}:${NOBODY}:${NOBODY}::${join(mail, user)}::${limit(user)}\n`,
  );
  await writeFile(join(folder, "users"), lines.join(""));
  const file = join(folder, "dovecot.conf");
  await writeFile(file, configuration(options));
  const old = join(inbox, "cur", "1.old,S=1500:2,S");
  await writeFile(old, `Subject: Old\n\n${"x".repeat(1_486)}`);
  for (const path of [mail, join(mail, full), inbox, ...folders, old]) await chown(path, NOBODY, NOBODY);
  const child: ChildProcess = spawn("dovecot", ["-F", "-c", file], { stdio: "inherit" });
  for (const port of [options.quotaPort, options.lmtpPort, options.authPort]) await waitUntilListening(port);
  return {
    async stop() {
      const exited = once(child, "exit");
      child.kill("SIGTERM");
      await exited;
    },
  };
}
