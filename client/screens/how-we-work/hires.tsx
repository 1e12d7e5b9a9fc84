import { formatCount } from "#client/components/company/format.ts";
import { ContactLink } from "#client/components/site/contact-link.tsx";
import { LEAST_HIRES } from "#contract/answers/figures.ts";
import type { HireMonth } from "#contract/figures/figures.ts";
import { PROBLEM_ANSWER_DAYS } from "#contract/hires/presses.ts";

/** How hires and problems are counted, what we do about companies that don't answer, and the counts by month. */
export const hiresSection = (months: readonly HireMonth[] | null) => ({
  id: "hires",
  title: "Hires, problems and what we do about them",
  text: (
    <>
      <p>
        From {LEAST_HIRES} hires after requests of the last twelve months, a company's page says how many
        there were, how often a full skip was swapped, of how many problems its customers told us, and how
        soon those were settled. A hire counts once the companies were told of the choice, at most one a month
        from the same person. A problem counts whoever was right, and it is settled when the customer says so.
      </p>
      <p>We can't judge who is right. What we act on is silence, step by step:</p>
      <ol>
        <li>
          <strong>Note.</strong> A company has {PROBLEM_ANSWER_DAYS} working days to answer a problem, and
          until its day to answer a wish to collect or to swap. If it stays silent, we ring it and note that.
        </li>
        <li>
          <strong>Pause.</strong> If it goes on, the company gets no requests from here, for up to a year. Its
          page says that it takes none.
        </li>
        <li>
          <strong>Removal.</strong> If nothing changes, or people are at risk, we take the company off the
          site.
        </li>
        <li>
          <strong>Appeal.</strong> At every step the company can write to <ContactLink />. We look at it again
          within five working days. A step that was wrong is taken back, and is not counted below.
        </li>
      </ol>
      {months && <Months months={months} />}
    </>
  ),
});

const COLUMNS: readonly { label: string; of: (month: HireMonth) => number }[] = [
  { label: "Hires", of: ({ hires }) => hires },
  { label: "Problems", of: ({ problems }) => problems },
  { label: "Settled by now", of: ({ settled }) => settled },
  { label: "Not answered in time", of: ({ silences }) => silences },
  { label: "Notes", of: ({ notes }) => notes },
  { label: "Pauses", of: ({ pauses }) => pauses },
  { label: "Removals", of: ({ removals }) => removals },
];

const monthName = (from: string, year?: "numeric"): string =>
  new Date(from).toLocaleDateString("en-GB", { month: "short", year, timeZone: "UTC" });

/** A table with a column for each month, so that it fits on a phone. */
function Months({ months }: { months: readonly HireMonth[] }) {
  if (months.length === 0) return <p>No month with a hire has ended yet, so there are no counts.</p>;
  const shown = months.toReversed();
  const [first, last] = [shown[0], shown.at(-1)].map((month) => monthName(month?.from ?? "", "numeric"));
  return (
    <table>
      <caption>
        All companies together, {first} to {last}
      </caption>
      <thead>
        <tr>
          <td />
          {shown.map(({ from }) => (
            <th key={from} scope="col">
              {monthName(from)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {COLUMNS.map(({ label, of }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {shown.map((month) => (
              <td key={month.from}>{formatCount(of(month))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
