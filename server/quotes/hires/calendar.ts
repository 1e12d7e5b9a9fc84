import { addDays } from "#contract/dates.ts";
import { DAY_PARTS, VISITS_MADE, type VisitKind, type VisitMade } from "#contract/hires/presses.ts";
import { labelOf } from "#contract/options.ts";
import { dayAsked, selectedIn } from "../request-facts.ts";
import type { QuoteRow } from "../store.ts";
import { type Hire, type HireEvent, isAboutPrice } from "./hire.ts";

interface Entry {
  companyId: number;
  of: VisitKind;
  day: string;
  part: string;
  by: string;
  status: "TENTATIVE" | "CONFIRMED" | "CANCELLED";
  /** A calendar program replaces its entry if this number has grown. */
  sequence: number;
  isDone: boolean;
  before: Entry | null;
}

const NEW_ENTRY = { status: "TENTATIVE", sequence: 0, isDone: false, before: null } as const;

const VISIT_OF: Partial<Record<HireEvent["facts"]["press"], VisitKind>> = {
  ...{ collect: "collection", swap: "swap", ...VISITS_MADE },
};

function changeBy({ by, facts }: HireEvent, before: Entry | undefined): Partial<Entry> {
  const day = String(facts.day);
  const part = String(facts.part ?? "any");
  switch (facts.press) {
    case "agree":
      return { day, part, status: "CONFIRMED" };
    case "day": {
      const isAgreed = before?.status === "TENTATIVE" && before.by !== by && before.day === day;
      return { day, part, by, status: isAgreed ? "CONFIRMED" : "TENTATIVE" };
    }
    case "collect":
    case "swap":
      return { day, part, by, status: "TENTATIVE", isDone: false };
    default:
      return { day, part: "any", status: "CONFIRMED", isDone: true };
  }
}

/** A visit that is no longer wanted stays as a cancelled entry. `first` is the chosen company's visit before any press. */
function calendarEntries(quote: QuoteRow, events: readonly HireEvent[], first: Hire["visit"]): Entry[] {
  const entries = new Map<string, Entry>();
  const keyOf = (companyId: number, of: VisitKind) => `${companyId}-${of}`;
  const begin = (companyId: number, of: VisitKind, begun: Pick<Entry, "day"> & Partial<Entry>) =>
    entries.set(keyOf(companyId, of), { companyId, of, part: "any", by: "customer", ...NEW_ENTRY, ...begun });
  const change = (entry: Entry, changed: Partial<Entry>) =>
    entries.set(keyOf(entry.companyId, entry.of), { ...entry, ...changed, sequence: entry.sequence + 1 });
  const wanted = dayAsked(quote);
  const chosen = quote.choiceToldAt ? [quote.chosenCompanyId ?? 0] : [];
  const pressed = events.filter(({ by, facts }) => by !== "clock" && !isAboutPrice(facts.press));
  if (wanted)
    for (const id of new Set([...pressed.map(({ companyId }) => companyId), ...chosen]))
      begin(id, "delivery", {
        day: wanted,
        ...(id === quote.chosenCompanyId && first?.day && { day: first.day, by: first.by }),
      });
  for (const event of pressed) {
    const { companyId, facts } = event;
    if (facts.press === "not-yet" || facts.press === "release") {
      const open = [...entries.values()].filter((entry) => entry.companyId === companyId && !entry.isDone);
      for (const entry of open)
        if (facts.press === "release" || entry.of !== "delivery") change(entry, { status: "CANCELLED" });
      continue;
    }
    const isTakeBack = facts.press === "take-back";
    const of =
      VISIT_OF[isTakeBack ? (facts.said as VisitMade) : facts.press] ?? (facts.of as VisitKind | undefined);
    if (!of) continue;
    const before = entries.get(keyOf(companyId, of));
    if (!isTakeBack && before) change(before, { ...changeBy(event, before), before });
    else if (!isTakeBack) begin(companyId, of, { day: String(facts.day), ...changeBy(event, before) });
    else if (before) change(before, before.before ?? { status: "CANCELLED", isDone: false });
  }
  return [...entries.values()];
}

/** A line of a calendar file, escaped and folded at 75 bytes (RFC 5545, 3.1 and 3.3.11). */
function line(name: string, text: string): string {
  const escaped = text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
  const lines = [""];
  for (const character of `${name}:${escaped}`) {
    const last = lines.at(-1) ?? "";
    if (Buffer.byteLength(last + character) > 75) lines.push(` ${character}`);
    else lines[lines.length - 1] = last + character;
  }
  return lines.join("\r\n");
}

const plain = (day: string) => day.replaceAll("-", "");

interface CalendarDetails {
  events: readonly HireEvent[];
  firstVisit: Hire["visit"];
  now: Date;
  publicUrl: string;
  /** As far as the reader may know it. */
  place: string | null;
  phoneOf(companyId: number): string | null;
  /** What the road authority's notice means for a day of delivery. */
  noticeOf(day: string): string | null;
}

function description({ reference }: QuoteRow, entry: Entry, name: string, details: CalendarDetails): string {
  const { companyId, of, day, status, isDone } = entry;
  const who = [name, details.phoneOf(companyId), `request ${reference}`].filter(Boolean).join(", ");
  const isComing = of === "delivery" && !isDone && status !== "CANCELLED";
  const notice = isComing ? details.noticeOf(day) : null;
  return notice ? `${who}. ${notice}` : who;
}

/** Most calendar programs don't show STATUS, so the summary says too that a day is not agreed. */
const summary = ({ of, part, status }: Entry): string =>
  [`Skip ${of}`, part !== "any" && labelOf(DAY_PARTS, part), status === "TENTATIVE" && "(not agreed yet)"]
    .filter(Boolean)
    .join(" ");

/** Null if no day is known. DTEND is exclusive, so an entry of one day ends on the next day. */
export function calendarFile(quote: QuoteRow, details: CalendarDetails): string | null {
  const { events, now, publicUrl, place } = details;
  const names = new Map(selectedIn(quote).map(({ id, name }) => [id, name]));
  const host = new URL(publicUrl).hostname;
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
  const linesOf = (entry: Entry) => {
    const { companyId, of, day, status, sequence } = entry;
    return [
      "BEGIN:VEVENT",
      line("UID", `${quote.reference}-${companyId}-${of}@${host}`),
      `SEQUENCE:${sequence}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${plain(day)}`,
      `DTEND;VALUE=DATE:${plain(addDays(day, 1))}`,
      `STATUS:${status}`,
      "TRANSP:TRANSPARENT",
      line("SUMMARY", summary(entry)),
      ...(place ? [line("LOCATION", place)] : []),
      line("DESCRIPTION", description(quote, entry, names.get(companyId) ?? "", details)),
      "END:VEVENT",
    ];
  };
  const entries = calendarEntries(quote, events, details.firstVisit).flatMap(linesOf);
  if (entries.length === 0) return null;
  const head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Skip Finder//Hire//EN", "METHOD:PUBLISH"];
  return `${[...head, ...entries, "END:VCALENDAR"].join("\r\n")}\r\n`;
}
