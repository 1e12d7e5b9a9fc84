import { Link } from "#client/components/link.tsx";
import { useJobQuery } from "#client/navigation/use-page-params.ts";
import type { GuideSummary } from "#contract/guides.ts";
import { formatDate } from "./company/format.ts";

interface GuideCardProps {
  guide: GuideSummary;
  /** A picture that is visible without scrolling loads eagerly, because a lazy picture waits for the style sheet. */
  loading?: "eager" | "lazy";
}

export function GuideCard({ guide, loading = "lazy" }: GuideCardProps) {
  const jobQuery = useJobQuery();
  return (
    <article className="card group relative flex h-full flex-col overflow-hidden">
      {guide.imageUrl && (
        <img
          src={guide.imageUrl}
          alt=""
          width={1200}
          height={675}
          loading={loading}
          decoding="async"
          className="aspect-video w-full border-b border-line bg-paper object-cover"
        />
      )}
      <div className="flex flex-1 flex-col gap-2 p-5">
        <p className="text-sm text-muted">
          <time dateTime={guide.createdAt}>{formatDate(guide.createdAt)}</time>
        </p>
        <h3 className="text-xl font-bold">
          <Link
            to={`/guides/${guide.slug}${jobQuery}`}
            className="decoration-skip-deep decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {guide.title}
          </Link>
        </h3>
        <p className="text-ink-soft">{guide.excerpt}</p>
      </div>
    </article>
  );
}
