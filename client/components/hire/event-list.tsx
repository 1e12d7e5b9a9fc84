import { longDateInLondon, timeInLondon } from "#contract/dates.ts";
import type { HireView } from "#contract/hires/press-bodies.ts";

interface EventListProps {
  events: HireView["events"];
  reference: string;
}

export const EventList = ({ events, reference }: EventListProps) => (
  <ol className="grid gap-2">
    {events.toReversed().map(({ number, at, text, words }) => (
      <li key={`${number}${at}`} className="border-l-4 border-line pl-3">
        <p className="wrap-anywhere">{text}</p>
        {words && (
          <blockquote className="whitespace-pre-line text-ink-soft wrap-anywhere">“{words}”</blockquote>
        )}
        <p className="text-sm text-muted">
          {number && `${reference}-${number}, `}
          <time dateTime={at}>
            {longDateInLondon(new Date(at))} at {timeInLondon(new Date(at))}
          </time>
        </p>
      </li>
    ))}
  </ol>
);
