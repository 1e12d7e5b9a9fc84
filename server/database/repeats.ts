import { and, eq, gt, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { REPEAT_MINUTES } from "#contract/limits.ts";
import { mailboxKey } from "#contract/text/mailbox-key.ts";
import { isOneEditApart } from "#contract/text/spelling.ts";
import type { Transaction } from "#server/database/connect.ts";
import { bareAddress, bareKey } from "#server/database/mailbox-match.ts";

type Typed = Readonly<Record<string, unknown>>;

interface Form {
  /** The labels of the compared fields, by field name. Other fields are not compared. */
  labels: Readonly<Record<string, string>>;
  /** The field that keeps the text of earlier submissions below the latest one. */
  text: string;
}

const differentFields = (former: Typed, later: Typed, { labels }: Form): string[] =>
  Object.keys(labels).filter((field) => (former[field] ?? "") !== (later[field] ?? ""));

const without = (words: readonly string[], others: readonly string[]) =>
  words.filter((word) => !others.includes(word));

/** True if two texts differ by one typing error. Also true if at most one word differs and at least one other word is in both. */
export function isAlikeText(former: string, later: string): boolean {
  const [before, after] = [former.split(/\s+/), later.split(/\s+/)];
  const different = Math.max(without(before, after).length, without(after, before).length);
  return (
    isOneEditApart(former, later) || (different <= 1 && Math.min(before.length, after.length) > different)
  );
}

/** Separates the latest text from the earlier texts. */
const BEFORE = "\n\n(Sent again. Before: ";

const asTyped = (row: Typed, { text }: Form): Typed => ({
  ...row,
  [text]: String(row[text] ?? "").split(BEFORE)[0],
});

/**
 * The values to store for a form that was sent twice. These are the later values. Replaced words are added below the text, so
 * that none is lost.
 */
export function joinRepeat<Later extends Typed>(former: Typed, later: Later, form: Form): Later {
  const { labels, text } = form;
  const before = asTyped(former, form);
  const replaced = differentFields(before, later, form).flatMap((field) => {
    const [words, now] = [String(before[field] ?? ""), later[field]];
    const isKept = now === undefined || String(now ?? "").includes(words);
    return isKept ? [] : [`${labels[field]} “${words}”`];
  });
  const [, ...earlier] = String(former[text] ?? "").split(BEFORE);
  const blocks = [...(replaced.length > 0 ? [`${replaced.join("; ")})`] : []), ...earlier];
  return blocks.length === 0 ? later : { ...later, [text]: [later[text] ?? "", ...blocks].join(BEFORE) };
}

/** True if two forms differ at most in the sender's email address. The former address is then taken for a typing error. */
export const isMended = (former: Typed, later: Typed, form: Form): boolean =>
  differentFields(asTyped(former, form), later, form).every((field) => field === "email");

/** An equal form within the last hour counts as sent twice. */
export const isOfLastHour = (createdAt: PgColumn): SQL => gt(createdAt, sql`now() - interval '1 hour'`);

/** A form that differs little from one of the last `REPEAT_MINUTES` counts as sent twice. */
export const isJustSent = (createdAt: PgColumn): SQL<boolean> =>
  sql<boolean>`${createdAt} > now() - make_interval(mins => ${REPEAT_MINUTES})`;

const bareMailbox = (address: string) => bareKey(mailboxKey(address));

/**
 * Matches the forms of the last hour from the sender's mailbox. Also matches similar mailboxes, which `findRepeat` leaves out.
 * `isAlike` adds further forms.
 */
export const isSentInHour = (
  { email, createdAt }: { email: PgColumn; createdAt: PgColumn },
  address: string,
  isAlike?: SQL,
): SQL | undefined => and(isOfLastHour(createdAt), or(eq(bareAddress(email), bareMailbox(address)), isAlike));

/**
 * Makes a form sent at the same time from the same mailbox wait for this transaction. It then finds the row that this transaction
 * stored.
 */
export async function lockSender(tx: Transaction, form: string, address: string): Promise<void> {
  await tx.execute(sql`select lock_keys(array[${`${form} ${bareMailbox(address)}`}])`);
}

interface Sent {
  email: string;
  isJustSent: boolean;
}

interface Comparison extends Form {
  /** A form counts as a repeat if it comes from the same mailbox and at most this many fields differ. */
  mostDifferent: number;
  /** Whether the form has a phone number. The number tells senders apart, so that a mistyped email address can be corrected. */
  hasPhone?: boolean;
}

/**
 * Finds an equal form of the last hour. Otherwise finds a form just sent that differs little and has the same mailbox, or that
 * differs only in a mistyped address. `values` replace the former values. Null if the forms are equal.
 */
export function findRepeat<Row extends Sent & Typed, Later extends Typed & { email: string }>(
  ofLastHour: readonly Row[],
  later: Later,
  form: Comparison,
): { former: Row; values: Later | null } | null {
  const compared = ofLastHour.map((former) => ({
    former,
    different: differentFields(asTyped(former, form), later, form),
  }));
  const equal = compared.find(({ different }) => different.length === 0);
  if (equal) return { former: equal.former, values: null };
  const alike = compared.find(
    ({ former, different }) =>
      former.isJustSent &&
      ((form.hasPhone && isMended(former, later, form)) ||
        (different.length <= form.mostDifferent && mailboxKey(former.email) === mailboxKey(later.email))),
  );
  return alike ? { former: alike.former, values: joinRepeat(alike.former, later, form) } : null;
}
