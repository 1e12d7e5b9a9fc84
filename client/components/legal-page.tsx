import type { ReactNode } from "react";
import { LAST_UPDATED, LEGAL_REVIEWED } from "#contract/legal.ts";
import { BackToHome } from "./back-to-home.tsx";
import { PageMeta } from "./page-meta.tsx";

interface LegalPageProps {
  title: string;
  description: string;
  path: string;
  /** The date of the last update, in words. Without it, the page shows `LAST_UPDATED` and the date of the last review. */
  updated?: string;
  sections: readonly { id: string; title: string; text: ReactNode }[];
}

/** A legal text in numbered sections, with a table of contents. */
export function LegalPage({ title, description, path, updated, sections }: LegalPageProps) {
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
          {sections.map(({ id, title, text }, position) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="grid gap-4">
              <h2 id={`${id}-title`}>
                {position + 1}. {title}
              </h2>
              {text}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
