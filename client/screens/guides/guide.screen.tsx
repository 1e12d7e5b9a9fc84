import { Link } from "react-router";
import { formatDate, formatMonth } from "#client/components/company/format.ts";
import { Icon } from "#client/components/icon.tsx";
import { PlanLink } from "#client/components/site/plan-link.tsx";
import { useJobQuery } from "#client/components/site/use-job-query.ts";
import { Badge } from "#client/components/ui/badge.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { LoadError } from "#client/components/ui/load-error.tsx";
import { MessagePanel } from "#client/components/ui/message-panel.tsx";
import type { LoaderArgs, ScreenProps } from "#client/page.ts";
import { guideQueryOptions, guidesQueryOptions } from "#client/queries/guides.ts";
import { useSkeletonQuery } from "#client/queries/use-skeleton-query.ts";
import type { Guide } from "#contract/guides.ts";
import { carryJob } from "./carry-job.ts";
import { GuideMeta } from "./guide-meta.tsx";
import { MoreGuides } from "./more-guides.tsx";

export function loader({ params, services, queryClient }: LoaderArgs) {
  const { slug = "" } = params;
  const { guides } = services;
  const guide = guides.find(slug);
  queryClient.setQueryData(guideQueryOptions(slug).queryKey, guide);
  queryClient.setQueryData(guidesQueryOptions().queryKey, guides.list());
  return { status: guide ? 200 : 404 };
}

export default function GuideScreen({ params: { slug = "" } }: ScreenProps) {
  const jobQuery = useJobQuery();
  return (
    <div className="page py-6 sm:py-8">
      <Link
        to={`/guides${jobQuery}`}
        className="mb-4 inline-flex min-h-11 items-center gap-2 font-semibold hover:underline"
      >
        <Icon name="left" />
        Back to Guides
      </Link>
      <GuideContent slug={slug} />
    </div>
  );
}

function GuideContent({ slug }: { slug: string }) {
  const { data: guide, isPending, isError } = useSkeletonQuery(guideQueryOptions(slug));
  if (isPending) {
    return (
      <div aria-busy="true" className="skeleton delayed mx-auto h-96 max-w-3xl">
        <title>Loading guide</title>
        <h1 className="sr-only">Loading guide</h1>
      </div>
    );
  }
  if (isError) return <LoadError title="Failed to load guide" isPage />;
  if (guide) return <GuideArticle guide={guide} />;
  return (
    <>
      <title>Guide Not Found</title>
      <meta name="robots" content="noindex" />
      <MessagePanel title="Guide Not Found">
        <p className="text-ink-soft"> There is no guide at this address.</p>
        <Link to="/guides" className={buttonClass()}>
          All guides
        </Link>
      </MessagePanel>
    </>
  );
}

function GuideArticle({ guide }: { guide: Guide }) {
  const content = carryJob(guide.content, useJobQuery());
  return (
    <>
      <GuideMeta guide={guide} />
      <article className="mx-auto grid max-w-3xl gap-5">
        <h1 className="display text-3xl sm:text-5xl">{guide.title}</h1>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
          <time dateTime={guide.createdAt}>{formatDate(guide.createdAt)}</time>
          <span>5 min read</span>
          <span>
            Rules checked: <time dateTime={guide.rulesChecked}>{formatMonth(guide.rulesChecked)}</time>
          </span>
          {guide.featured && <Badge tone="skip">Featured</Badge>}
        </p>
        {guide.imageUrl && (
          <img
            src={guide.imageUrl}
            alt={guide.imageAlt ?? ""}
            width={1200}
            height={675}
            className="card aspect-video w-full object-cover"
          />
        )}
        <p className="text-xl font-semibold text-ink-soft">{guide.excerpt}</p>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: HTML rendered from our own Markdown */}
        <div className="article" dangerouslySetInnerHTML={{ __html: content }} />
        <p className="border-l-4 border-skip bg-white px-4 py-3 text-lg print:hidden">
          <PlanLink>Plan your skip</PlanLink>: size, weight, permit, first day and likely cost on one page.
        </p>
      </article>
      <MoreGuides slug={guide.slug} />
    </>
  );
}
