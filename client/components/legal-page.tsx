import { lexer, type Token, type Tokens } from "marked";
import { Fragment, type ReactElement, type ReactNode } from "react";
import { BRAND } from "#contract/brand.ts";
import { LAST_UPDATED, LEGAL_REVIEWED } from "#contract/legal.ts";
import { BackToHome } from "./back-to-home.tsx";
import { PageMeta } from "./page-meta.tsx";
import { ContactLink, LegalIdentityDetails } from "./site/legal-identity.tsx";

/** What the placeholders of a text stand for: Markdown, a number, or an element. An element can be a paragraph of its own. */
type Facts = Readonly<Record<string, string | number | ReactElement>>;

const EVERY_TEXT: Facts = {
  ...{ site: BRAND.name, contact: <ContactLink />, identity: <LegalIdentityDetails /> },
};

interface LegalPageProps {
  title: string;
  description: string;
  path: string;
  /** The date of the last update, in words. Without it, the page shows `LAST_UPDATED` and the date of the last review. */
  updated?: string;
  /** Markdown with placeholders such as `{{contact}}`. "## Your rights {#rights}" begins a section with this title and id. */
  text: string;
  facts?: Facts;
}

export function LegalPage({ title, description, path, updated, text, facts }: LegalPageProps) {
  const sections = sectionsOf(text, { ...EVERY_TEXT, ...facts });
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
          {sections.map(({ id, title, content }, position) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="grid gap-4">
              <h2 id={`${id}-title`}>
                {position + 1}. {title}
              </h2>
              {content}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

function sectionsOf(text: string, facts: Facts) {
  const written = text.replace(PLACEHOLDER, (placeholder, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`No fact for the placeholder ${placeholder}`);
    return typeof fact === "object" ? placeholder : String(fact);
  });
  // What comes before the first heading is no section.
  const sections = written.split(/^## /m).slice(1);
  return sections.map((section) => {
    const [heading = ""] = section.split(/\r?\n/, 1);
    const [, title = "", id = ""] = heading.match(/^(.+) \{#([\w-]+)\}$/) ?? [];
    return { id, title, content: elementsOf(lexer(section.slice(heading.length)), facts) };
  });
}

const elementsOf = (tokens: readonly Token[] | undefined, facts: Facts): ReactNode =>
  tokens?.map((token, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text stays the same
    <Fragment key={at}>{elementOf(token as Tokens.Generic, facts)}</Fragment>
  ));

/** The kinds of Markdown that the texts use. */
function elementOf(token: Tokens.Generic, facts: Facts): ReactNode {
  const children = elementsOf(token.tokens, facts);
  switch (token.type) {
    case "space":
      return null;
    case "text":
      return children ?? withFacts(token.text, facts);
    case "paragraph":
      return token.text.replace(PLACEHOLDER, "") === "" ? children : <p>{children}</p>;
    case "heading":
      return <h3>{children}</h3>;
    case "strong":
      return <strong>{children}</strong>;
    case "link":
      return (
        <a href={token.href} className={token.href.startsWith("https:") ? "link" : undefined}>
          {children}
        </a>
      );
    case "list": {
      const List = token.ordered ? "ol" : "ul";
      return (
        <List>
          {token.items.map((item: Tokens.ListItem) => (
            <li key={item.raw}>{elementsOf(item.tokens, facts)}</li>
          ))}
        </List>
      );
    }
    default:
      throw new Error(`The texts have no Markdown of the kind "${token.type}" yet`);
  }
}

/** Every other part of the split text is the name of an element. */
const withFacts = (text: string, facts: Facts): ReactNode =>
  text
    .replaceAll("\n", " ")
    .split(PLACEHOLDER)
    .map((part, at) => <Fragment key={part}>{at % 2 === 0 ? part : facts[part]}</Fragment>);
