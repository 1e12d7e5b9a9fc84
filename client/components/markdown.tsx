import { lexer, type Token, type Tokens } from "marked";
import { Fragment, type ReactElement, type ReactNode } from "react";

/** An element can be a whole paragraph. */
export type Facts = Readonly<Record<string, string | number | ReactElement>>;

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/** Renders a text of `content/pages/`. Only pages without script use it, because the parser is large. */
export function Markdown({ text, facts = {} }: { text: string; facts?: Facts }) {
  const written = text.replace(PLACEHOLDER, (placeholder, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`No fact for the placeholder ${placeholder}`);
    return typeof fact === "object" ? placeholder : String(fact);
  });
  return elementsOf(lexer(written), facts);
}

const elementsOf = (tokens: readonly Token[] | undefined, facts: Facts): ReactNode =>
  tokens?.map((token, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text stays the same
    <Fragment key={at}>{elementOf(token as Tokens.Generic, facts)}</Fragment>
  ));

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
    case "codespan":
      return <code>{token.text}</code>;
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

/** After the split, every second part is a placeholder's name. */
const withFacts = (text: string, facts: Facts): ReactNode =>
  text
    .replaceAll("\n", " ")
    .split(PLACEHOLDER)
    .map((part, at) => <Fragment key={part}>{at % 2 === 0 ? part : facts[part]}</Fragment>);
