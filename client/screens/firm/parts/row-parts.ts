import { addDays, todayInLondon } from "#contract/dates.ts";
import { pausesFrom } from "#contract/job/delivery-days.ts";
import { MOST_AUTHORITIES, MOST_PAUSES, PAUSE_DAYS_AHEAD } from "#contract/limits.ts";
import type { PartFieldValues } from "./part-form.ts";
import { rowsPart } from "./rows-part.tsx";

/** A row for each road authority. Its name is completed by the authorities that we know. */
export const authoritiesPart = rowsPart({
  hint: "Some councils let only registered companies put skips on their roads. For a skip on the road, lists show companies first that are registered with the council there.",
  noun: "Council",
  most: MOST_AUTHORITIES,
  columns: "sm:grid-cols-[3fr_2fr]",
  cells: [
    { name: "authority", label: "Council", input: () => ({ list: "authorities", autoComplete: "off" }) },
    { name: "until", label: "Registered until", input: () => ({ type: "date" }) },
  ],
  main: "authority",
  start: ({ authorities }) => authorities.map(({ name, until }) => ({ authority: name, until: until ?? "" })),
  read: (rows, tables) => ({
    authorities: rows.map(({ authority = "", until }) => ({
      name: tables?.authorityNamed(authority) ?? authority,
      until: until || null,
    })),
  }),
  problem: ({ authority }, tables) =>
    !authority || !tables || tables.authorityNamed(authority) !== null
      ? null
      : "We know no council of that name: choose one of the list",
});

const DAYS = () => ({
  type: "date",
  min: todayInLondon(),
  max: addDays(todayInLondon(), PAUSE_DAYS_AHEAD),
});

/** A row with one of its days is a pause from today, or of that day. */
const pauseOf = ({ from, to }: PartFieldValues) => ({ from: from || todayInLondon(), to: to || from || "" });

/** A row for each pause, also those to come. */
export const pausesPart = rowsPart({
  hint: "On holiday, or no lorry free? Nobody can send you a request on these days, and lists offer no delivery on them. Your listing stays, and says so. Set next Christmas today if you like; to end a pause, empty its days.",
  noun: "Pause",
  most: MOST_PAUSES,
  columns: "grid-cols-2",
  cells: [
    { name: "from", label: "First day", input: DAYS },
    { name: "to", label: "Last day", input: DAYS },
  ],
  main: "to",
  start: (listing) => pausesFrom(listing, todayInLondon()).map(({ from, to }) => ({ from, to })),
  read: (rows) => ({ pauses: rows.map(pauseOf) }),
  problem: (row) => (pauseOf(row).to < todayInLondon() ? "The last day must not be in the past" : null),
});
