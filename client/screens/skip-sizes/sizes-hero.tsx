import { SkipLineUp } from "#client/components/drawings/skip-line-up.tsx";

const FACTS = [
  "6 and 8 yard skips are most popular for domestic projects.",
  "Capacity runs from 30 bin bags for 4 yards to 400 bags for 40 yards.",
  "Only 6-yard skips can be filled completely with heavy materials.",
] as const;

export function SizesHero() {
  return (
    <section className="border-b border-line bg-white pb-6">
      <div className="page grid grid-cols-1 gap-8 pt-10">
        <div className="grid gap-3">
          <h1 className="display text-4xl sm:text-5xl">Skip Hire Explained</h1>
          <p className="max-w-prose text-lg text-ink-soft">
            How big each skip is, what it holds, what it can carry and what it costs as a guide.
          </p>
        </div>
        <ul className="grid gap-4 md:grid-cols-3">
          {FACTS.map((fact) => (
            <li key={fact} className="border-l-8 border-skip bg-paper px-5 py-4 text-lg font-bold">
              {fact}
            </li>
          ))}
        </ul>
        <SkipLineUp />
      </div>
    </section>
  );
}
