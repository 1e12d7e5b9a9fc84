import { PageMeta, useAbsoluteUrl } from "#client/components/page-meta.tsx";
import { BRAND } from "#contract/brand.ts";
import { laterDay } from "#contract/dates.ts";
import type { Guide } from "#contract/guides.ts";

export function GuideMeta({ guide }: { guide: Guide }) {
  const absolute = useAbsoluteUrl();
  const path = `/guides/${guide.slug}`;
  return (
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
        {
          "@type": "BreadcrumbList",
          itemListElement: [
            { "@type": "ListItem", position: 1, name: "Guides", item: absolute("/guides") },
            { "@type": "ListItem", position: 2, name: guide.title, item: absolute(path) },
          ],
        },
      ]}
    />
  );
}
