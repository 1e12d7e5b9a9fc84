import { BRAND } from "#contract/brand.ts";
import { LAST_UPDATED, LEGAL_REVIEWED } from "#contract/legal.ts";
import { BackToHome } from "./back-to-home.tsx";
import { type Facts, Markdown } from "./markdown.tsx";
import { PageMeta } from "./page-meta.tsx";
import { ContactLink, LegalIdentityDetails } from "./site/legal-identity.tsx";

const COMMON_FACTS: Facts = {
  site: BRAND.name,
  contact: <ContactLink />,
  identity: <LegalIdentityDetails />,
};

interface LegalPageProps {
  title: string;
  description: string;
  path: string;
  updated?: string;
  text: string;
  facts?: Facts;
}

export function LegalPage({ title, description, path, updated, text, facts }: LegalPageProps) {
  const sections = sectionsOf(text);
  return (
    <div className="page grid gap-8 py-6 sm:py-8">
      <PageMeta title={title} description={description} path={path} />
      <div className="grid gap-3">
        <BackToHome />
        <h1 className="display text-3xl sm:text-5xl">{title}</h1>
        <div className="text-muted">
          <p>Last updated {updated ?? LAST_UPDATED}</p>
          {!updated && <p>Reviewed {LEGAL_REVIEWED}</p>}
        </div>
      </div>
      <div className="grid gap-10 lg:grid-cols-[17rem_1fr] lg:items-start">
        <nav aria-label="On this page" className="card p-5 lg:sticky lg:top-6">
          <ol className="grid list-inside list-decimal gap-1 marker:font-bold">
            {sections.map(({ id, title }) => (
              <li key={id} className="py-0.5">
                <a href={`#${id}`} className="hover:underline">
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="article">
          {sections.map(({ id, title, body }, position) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="grid gap-4">
              <h2 id={`${id}-title`}>
                {position + 1}. {title}
              </h2>
              <Markdown text={body} facts={{ ...COMMON_FACTS, ...facts }} />
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

function sectionsOf(text: string) {
  // The text before the first heading is not a section.
  const sections = text.split(/^## /m).slice(1);
  return sections.map((section) => {
    const [heading = ""] = section.split(/\r?\n/, 1);
    const [, title = "", id = ""] = heading.match(/^(.+) \{#([\w-]+)\}$/) ?? [];
    return { id, title, body: section.slice(heading.length) };
  });
}
