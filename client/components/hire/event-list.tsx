import type { ReactNode } from "react";
import { longDateInLondon, timeInLondon } from "#contract/dates.ts";
import type { HireView } from "#contract/hires/hire-view.ts";

interface EventListProps {
  events: HireView["events"];
  reference: string;
}

export const EventList = ({ events, reference }: EventListProps) => (
  <ol className="grid gap-2">
    {events.toReversed().map((event) => (
      <li key={`${event.number}${event.at}`} className="border-l-4 border-line pl-3">
        <EventWords {...event} reference={reference} />
      </li>
    ))}
  </ol>
);

interface EventWordsProps extends Pick<HireView["events"][number], "number" | "at" | "words"> {
  text: ReactNode;
  reference: string;
}

export const EventWords = ({ number, at, text, words, reference }: EventWordsProps) => (
  <>
    <p className="wrap-anywhere">{text}</p>
    {words && <blockquote className="whitespace-pre-line text-ink-soft wrap-anywhere">“{words}”</blockquote>}
    <p className="text-sm text-muted">
      {number && `${reference}-${number}, `}
      <time dateTime={at}>
        {longDateInLondon(new Date(at))} at {timeInLondon(new Date(at))}
      </time>
    </p>
  </>
);
