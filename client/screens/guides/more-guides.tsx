import { GuideCard } from "#client/components/guide-card.tsx";
import type { GuideSummary } from "#contract/guides.ts";
import { MORE_GUIDES } from "#contract/limits.ts";

/** Links to the next guides in the list. The list wraps around, so that every guide is linked. */
export function MoreGuides({ slug, guides }: { slug: string; guides: readonly GuideSummary[] }) {
  const position = guides.findIndex((guide) => guide.slug === slug);
  const others = [...guides.slice(position + 1), ...guides.slice(0, Math.max(0, position))];
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="more" className="mx-auto mt-14 grid max-w-3xl gap-6 border-t border-line pt-8">
      <h2 id="more" className="display text-2xl">
        More Guides
      </h2>
      <ul className="grid gap-6 sm:grid-cols-2">
        {others.slice(0, MORE_GUIDES).map((guide) => (
          <li key={guide.slug}>
            <GuideCard guide={guide} />
          </li>
        ))}
      </ul>
    </section>
  );
}
