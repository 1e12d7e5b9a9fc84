import { and, eq, gt, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { REPEAT_MINUTES } from "#contract/limits.ts";
import { mailboxKey } from "#contract/text/mailbox-key.ts";
import { isOneEditApart } from "#contract/text/spelling.ts";
import type { Transaction } from "#server/database/connect.ts";
import { bareAddress, bareKey } from "#server/database/mailbox-match.ts";

type Typed = Readonly<Record<string, unknown>>;

interface Form {
  labels: Readonly<Record<string, string>>;
  /** The field whose text is stored with the texts of earlier submissions below it. */
  text: string;
}

const differentFields = (former: Typed, later: Typed, { labels }: Form): string[] =>
  Object.keys(labels).filter((field) => (former[field] ?? "") !== (later[field] ?? ""));

const without = (words: readonly string[], others: readonly string[]) =>
  words.filter((word) => !others.includes(word));

/**
 * True if two texts are equal or differ by one typing error. Also true if both have at least two words, and each has at most one
 * word that is not in the other.
 */
export function isAlikeText(former: string, later: string): boolean {
  const [before, after] = [former.split(/\s+/), later.split(/\s+/)];
  const different = Math.max(without(before, after).length, without(after, before).length);
  return (
    isOneEditApart(former, later) || (different <= 1 && Math.min(before.length, after.length) > different)
  );
}

const BEFORE = "\n\n(Sent again. Before: ";

const asTyped = (row: Typed, { text }: Form): Typed => ({
  ...row,
  [text]: String(row[text] ?? "").split(BEFORE)[0],
});

/**
 * The values to store for a form that was sent twice: the later values, with the replaced words below the text. So no word is
 * lost.
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

/** True for a form of the last hour. An equal form within this time counts as sent twice. */
export const isOfLastHour = (createdAt: PgColumn): SQL => gt(createdAt, sql`now() - interval '1 hour'`);

export const isJustSent = (createdAt: PgColumn): SQL<boolean> =>
  sql<boolean>`${createdAt} > now() - make_interval(mins => ${REPEAT_MINUTES})`;

const bareMailbox = (address: string) => bareKey(mailboxKey(address));

/**
 * Matches the forms of the last hour from the sender's mailbox or a similar one (`bareAddress`). Also matches forms of the last
 * hour for which `isAlike` is true.
 */
export const isSentInHour = (
  { email, createdAt }: { email: PgColumn; createdAt: PgColumn },
  address: string,
  isAlike?: SQL,
): SQL | undefined => and(isOfLastHour(createdAt), or(eq(bareAddress(email), bareMailbox(address)), isAlike));

/**
 * If a form is sent twice at the same time from one mailbox, the second waits for this transaction. It then finds the row that
 * this transaction stored.
 */
export async function lockSender(tx: Transaction, form: string, address: string): Promise<void> {
  await tx.execute(sql`select lock_keys(array[${`${form} ${bareMailbox(address)}`}])`);
}

interface Sent {
  email: string;
  isJustSent: boolean;
}

interface Comparison extends Form {
  mostDifferent: number;
  hasPhone?: boolean;
}

/**
 * Finds an equal form of the last hour; `values` is then null. Without one, finds a similar form just sent; `values` are then the
 * values to store. Similar means the same mailbox and at most `mostDifferent` different fields, or with `hasPhone` only a
 * mistyped address. Returns null if no form is found.
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
