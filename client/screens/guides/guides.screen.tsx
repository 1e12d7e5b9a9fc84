import { GuideCard } from "#client/components/guide-card.tsx";
import { Link } from "#client/components/link.tsx";
import { PageMeta } from "#client/components/page-meta.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { MessagePanel } from "#client/components/ui/message-panel.tsx";
import { useJobQuery } from "#client/navigation/use-page-params.ts";
import type { LoaderArgs, LoaderResult, ScreenProps } from "#client/page.ts";
import type { GuideSummary } from "#contract/guides.ts";

interface GuidesProps {
  guides: readonly GuideSummary[];
}

export const loader = ({ services }: LoaderArgs): LoaderResult => ({
  props: { guides: services.guides.list() } satisfies GuidesProps,
});

export default function GuidesScreen({ guides }: ScreenProps & GuidesProps) {
  const featured = guides.filter((guide) => guide.featured);
  const jobQuery = useJobQuery();
  return (
    <>
      <PageMeta
        title="Skip hire guides"
        description="Plain answers about skip hire in the UK: sizes, permits, prices, what may go in and who may take it away."
        path="/guides"
      />
      <section className="border-b border-line bg-white py-10">
        <div className="page grid gap-2">
          <h1 className="display text-3xl sm:text-4xl">Skip hire guides</h1>
          <p className="max-w-prose text-lg text-ink-soft">
            Sizes, permits, prices and the rules, explained before you book.
          </p>
        </div>
      </section>
      <div className="page grid gap-12 py-10">
        {guides.length === 0 && (
          <MessagePanel title="No guides available" level="h2">
            <p className="text-ink-soft">There are no guides to read at the moment.</p>
          </MessagePanel>
        )}{" "}
        {featured.length > 0 && <GuideSection id="featured" title="Featured Guides" guides={featured} />}
        {guides.length > 0 && (
          <GuideSection
            id="all"
            title={featured.length > 0 ? "All Guides" : "Latest Guides"}
            guides={guides}
          />
        )}
      </div>
      <section aria-labelledby="ready" className="bg-skip">
        <div className="page flex flex-wrap items-center justify-between gap-5 py-10">
          <h2 id="ready" className="display text-2xl sm:text-3xl">
            Ready to find a skip?
          </h2>
          <p className="flex flex-wrap gap-3">
            <Link to={`/search${jobQuery}`} className={buttonClass("dark")}>
              Find Skip Hire
            </Link>{" "}
            <Link to={`/${jobQuery}`} className={buttonClass("quiet")}>
              Back to Home
            </Link>
          </p>
        </div>
      </section>
    </>
  );
}

function GuideSection({ id, title, guides }: { id: string; title: string; guides: readonly GuideSummary[] }) {
  return (
    <section aria-labelledby={id} className="grid gap-6">
      <h2 id={id} className="display text-2xl sm:text-3xl">
        {title}
      </h2>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {guides.map((guide, index) => (
          <li key={guide.slug}>
            <GuideCard guide={guide} loading={index === 0 ? "eager" : "lazy"} />
          </li>
        ))}
      </ul>
    </section>
  );
}
