import { type CSSProperties, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { LegalIdentity } from "#contract/site.ts";
import { telephoneNumbers, urlOfNumber } from "#contract/text/telephone-numbers.ts";
import { type Block, type EmailContent, storedContent, type TypedFact } from "./email-content.ts";
import { Box, EMAIL_STYLES, EmailDocument, LAYOUT } from "./email-layout.tsx";
import { emailText, remarkOn } from "./email-text.ts";

/** Keeps line breaks as `<br>`: mail programs ignore `white-space: pre-line`. */
const Lines = ({ text }: { text: string }) =>
  text.split("\n").map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity, and this is rendered once
    <span key={index}>
      {index > 0 && <br />}
      {line}
    </span>
  ));

/** A text in which telephone numbers, and nothing else, are links. */
function WithPhoneLinks({ text }: { text: string }) {
  const numbers = telephoneNumbers(text);
  return (
    <>
      {numbers.map((number, index) => (
        <Fragment key={number.start}>
          {text.slice(numbers[index - 1]?.end ?? 0, number.start)}
          <a href={urlOfNumber(number)} style={EMAIL_STYLES.link}>
            {text.slice(number.start, number.end)}
          </a>
        </Fragment>
      ))}
      {text.slice(numbers.at(-1)?.end ?? 0)}
    </>
  );
}

function Item({ text, phone }: { text: string; phone: string | null | undefined }) {
  if (!phone || !text.endsWith(phone)) return <Lines text={text} />;
  return (
    <>
      {text.slice(0, -phone.length)}
      <WithPhoneLinks text={phone} />
    </>
  );
}

interface FactTableProps {
  facts: TypedFact[];
  style: CSSProperties;
  labelStyle: CSSProperties;
}

/** Typed text is never a link, except for a telephone number. */
const FactTable = ({ facts, style, labelStyle }: FactTableProps) => (
  <table {...LAYOUT} style={style}>
    <tbody>
      {facts.map((fact) => (
        <tr key={fact.label}>
          <td className="muted" style={labelStyle}>
            {fact.label}
          </td>
          <td style={EMAIL_STYLES.fact}>
            {fact.isPhone ? <WithPhoneLinks text={fact.text} /> : <Lines text={fact.text} />}
            {remarkOn(fact)}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Title = ({ text }: { text: string }) => (
  <p style={EMAIL_STYLES.text}>
    <strong>{text}</strong>
  </p>
);

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case "text":
      return (
        <p style={EMAIL_STYLES.text}>
          <Lines text={block.text} />
        </p>
      );
    case "facts":
      return <FactTable facts={block.facts} style={EMAIL_STYLES.facts} labelStyle={EMAIL_STYLES.label} />;
    case "typed":
      return (
        <>
          <Title text={block.title} />
          <FactTable facts={block.facts} style={EMAIL_STYLES.typed} labelStyle={EMAIL_STYLES.typedLabel} />
        </>
      );
    case "list":
      return (
        <>
          <Title text={block.title} />
          <ul style={EMAIL_STYLES.list}>
            {block.items.map((item, index) => (
              <li key={item} style={EMAIL_STYLES.item}>
                <Item text={item} phone={block.phones?.[index]} />
              </li>
            ))}
          </ul>
        </>
      );
    case "button":
      return (
        <Box table={{ className: "button", style: EMAIL_STYLES.action }} style={EMAIL_STYLES.button}>
          <a href={block.url} target="_blank" rel="noreferrer" style={EMAIL_STYLES.buttonLink}>
            {block.label}
          </a>
        </Box>
      );
  }
}

export async function renderEmail(content: EmailContent, sender: LegalIdentity = {}) {
  const html = renderToStaticMarkup(
    <EmailDocument {...content} sender={sender}>
      {storedContent(content).blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
        <BlockView key={index} block={block} />
      ))}
    </EmailDocument>,
  );
  return { html: `<!DOCTYPE html>${html}`, text: emailText(content, sender) };
}
