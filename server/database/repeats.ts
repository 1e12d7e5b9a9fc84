import { and, eq, gt, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { REPEAT_MINUTES } from "#contract/limits.ts";
import { mailboxKey } from "#contract/text/mailbox-key.ts";
import { isOneEditApart } from "#contract/text/spelling.ts";
import type { Transaction } from "#server/database/connect.ts";
import { bareAddress, bareKey } from "#server/database/mailbox-match.ts";

type Typed = Readonly<Record<string, unknown>>;

interface Form {
  /** By field. Other fields are not compared. */
  labels: Readonly<Record<string, string>>;
  /** The field that keeps the text of earlier submissions below the latest one. */
  text: string;
}

/** A field without a value equals an empty one. */
const differentFields = (former: Typed, later: Typed, { labels }: Form): string[] =>
  Object.keys(labels).filter((field) => (former[field] ?? "") !== (later[field] ?? ""));

const without = (words: readonly string[], others: readonly string[]) =>
  words.filter((word) => !others.includes(word));

/** Whether two texts differ by one typing error, or by at most one word while another is in both. */
export function isAlikeText(former: string, later: string): boolean {
  const [before, after] = [former.split(/\s+/), later.split(/\s+/)];
  const different = Math.max(without(before, after).length, without(after, before).length);
  return (
    isOneEditApart(former, later) || (different <= 1 && Math.min(before.length, after.length) > different)
  );
}

/** Stands between what was typed last and the earlier words. */
const BEFORE = "\n\n(Sent again. Before: ";

const asTyped = (row: Typed, { text }: Form): Typed => ({
  ...row,
  [text]: String(row[text] ?? "").split(BEFORE)[0],
});

/** The later values of a form that was sent twice. Words that they replace follow the text, so that none is lost. */
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

/** Whether two forms differ at most in the sender's email address, which was mistyped in the former. */
export const isMended = (former: Typed, later: Typed, form: Form): boolean =>
  differentFields(asTyped(former, form), later, form).every((field) => field === "email");

/** An equal form within this hour counts as sent twice. */
export const isOfLastHour = (createdAt: PgColumn): SQL => gt(createdAt, sql`now() - interval '1 hour'`);

/** A form that is much the same, within these minutes, counts as sent twice. */
export const isJustSent = (createdAt: PgColumn): SQL<boolean> =>
  sql<boolean>`${createdAt} > now() - make_interval(mins => ${REPEAT_MINUTES})`;

const bareMailbox = (address: string) => bareKey(mailboxKey(address));

/** Forms of the last hour from the sender's mailbox, and some others, which `findRepeat` leaves out. `isAlike` adds more. */
export const isSentInHour = (
  { email, createdAt }: { email: PgColumn; createdAt: PgColumn },
  address: string,
  isAlike?: SQL,
): SQL | undefined => and(isOfLastHour(createdAt), or(eq(bareAddress(email), bareMailbox(address)), isAlike));

/** A form that is sent at the same time from the same mailbox waits for this transaction, and then finds the row it stored. */
export async function lockSender(tx: Transaction, form: string, address: string): Promise<void> {
  await tx.execute(sql`select lock_keys(array[${`${form} ${bareMailbox(address)}`}])`);
}

interface Sent {
  email: string;
  isJustSent: boolean;
}

interface Comparison extends Form {
  /** Forms are much the same if they differ in at most this many fields. */
  mostDifferent: number;
  /** Whether the form has a phone number. It tells senders apart, so a mistyped email address can be corrected. */
  hasPhone?: boolean;
}

/**
 * Finds an equal form, or one just sent that is much the same and from the same mailbox, or that differs only in a mistyped
 * address. Unless it is equal, `values` are to be stored in its place.
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
