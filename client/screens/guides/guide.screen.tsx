import { formatDate, formatMonth } from "#client/components/company/format.ts";
import { GuideCard } from "#client/components/guide-card.tsx";
import { Icon } from "#client/components/icon.tsx";
import { Link } from "#client/components/link.tsx";
import { PageMeta, useAbsoluteUrl, useBreadcrumbList } from "#client/components/page-meta.tsx";
import { PlanLink } from "#client/components/site/plan-link.tsx";
import { Badge } from "#client/components/ui/badge.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { MessagePanel } from "#client/components/ui/message-panel.tsx";
import { useJobQuery } from "#client/navigation/use-page-params.ts";
import type { LoaderArgs, LoaderResult, ScreenProps } from "#client/page.ts";
import { BRAND } from "#contract/brand.ts";
import { laterDay } from "#contract/dates.ts";
import type { Guide, GuideSummary } from "#contract/guides.ts";
import { MORE_GUIDES } from "#contract/limits.ts";
import { ALL_PAGES } from "#contract/pages.ts";

interface GuideProps {
  /** Null if the slug in the URL names no guide. */
  guide: Guide | null;
  guides: readonly GuideSummary[];
}

export function loader({ params, services }: LoaderArgs): LoaderResult {
  const { guides } = services;
  const guide = guides.find(params.slug ?? "");
  return { props: { guide, guides: guides.list() } satisfies GuideProps, status: guide ? 200 : 404 };
}

export default function GuideScreen({ guide, guides }: ScreenProps & GuideProps) {
  const jobQuery = useJobQuery();
  return (
    <div className="page py-6 sm:py-8">
      <Link
        to={`/guides${jobQuery}`}
        className="mb-4 inline-flex min-h-11 items-center gap-2 font-semibold hover:underline"
      >
        <Icon name="left" />
        Back to Guides
      </Link>{" "}
      {guide ? (
        <>
          <GuideArticle guide={guide} />
          <MoreGuides slug={guide.slug} guides={guides} />
        </>
      ) : (
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
      )}
    </div>
  );
}

function GuideArticle({ guide }: { guide: Guide }) {
  const content = carryJob(guide.content, useJobQuery());
  const absolute = useAbsoluteUrl();
  const path = `/guides/${guide.slug}`;
  const trail = useBreadcrumbList([
    ["Guides", "/guides"],
    [guide.title, path],
  ]);
  return (
    <>
      <PageMeta
        title={guide.title}
        description={guide.excerpt}
        path={path}
        jsonLd={[
          {
            "@type": "Article",
            headline: guide.title,
            description: guide.excerpt,
            datePublished: guide.createdAt,
            dateModified: laterDay(guide.createdAt.slice(0, 10), `${guide.rulesChecked}-01`),
            inLanguage: "en-GB",
            image: guide.imageUrl ? absolute(guide.imageUrl) : undefined,
            author: { "@type": "Organization", name: BRAND.name },
            mainEntityOfPage: absolute(path),
          },
          trail,
        ]}
      />
      <article className="mx-auto grid max-w-3xl gap-5">
        <h1 className="display text-3xl sm:text-5xl">{guide.title}</h1>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
          <time dateTime={guide.createdAt}>{formatDate(guide.createdAt)}</time> <span>5 min read</span>{" "}
          <span>
            Rules checked: <time dateTime={guide.rulesChecked}>{formatMonth(guide.rulesChecked)}</time>
          </span>{" "}
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
    </>
  );
}

const JOB_PATHS = ALL_PAGES.filter(({ query }) => "location" in query).map(
  ({ path }) => new RegExp(`^${path.replace(/:\w+/, "[^/]+")}$`),
);

/** `jobQuery` is empty or begins with "?". */
export function carryJob(html: string, jobQuery: string): string {
  if (jobQuery === "") return html;
  const query = jobQuery.replaceAll("&", "&amp;");
  return html.replace(/href="(\/[^"?#]*)(#[^"]*)?"/g, (link, path: string, hash = "") =>
    JOB_PATHS.some((pattern) => pattern.test(path)) ? `href="${path}${query}${hash}"` : link,
  );
}

/** After the last guide the list continues with the first, so that every guide is linked. */
function MoreGuides({ slug, guides }: { slug: string; guides: readonly GuideSummary[] }) {
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
