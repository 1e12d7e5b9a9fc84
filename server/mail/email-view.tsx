import type { CSSProperties, ReactNode } from "react";
import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Preview,
  render,
  Section,
  Text,
} from "react-email";
import { BRAND } from "#contract/brand.ts";
import type { Block, EmailContent, TypedFact } from "./email-content.ts";
import { emailText } from "./email-text.ts";
import { STYLES } from "./styles.ts";
import { annotate } from "./typed-fact.ts";

/** Keeps line breaks as `<br>`: mail programs ignore `white-space: pre-line`. */
const Lines = ({ text }: { text: string }) =>
  text.split("\n").map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity, and this is rendered once
    <span key={index}>
      {index > 0 && <br />}
      {line}
    </span>
  ));

/** Typed text is never a link, except for a telephone number. */
function Typed({ fact }: { fact: TypedFact }) {
  const { url, remark } = annotate(fact);
  return (
    <>
      {url ? (
        <a href={url} style={STYLES.link}>
          {fact.text}
        </a>
      ) : (
        <Lines text={fact.text} />
      )}
      {remark}
    </>
  );
}

interface FactTableProps {
  facts: { label: string; value: ReactNode }[];
  style: CSSProperties;
}

const FactTable = ({ facts, style }: FactTableProps) => (
  <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={style}>
    <tbody>
      {facts.map(({ label, value }) => (
        <tr key={label}>
          <td style={STYLES.label}>{label}</td>
          <td style={STYLES.fact}>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case "text":
      return (
        <Text style={STYLES.text}>
          <Lines text={block.text} />
        </Text>
      );
    case "facts":
      return (
        <FactTable
          facts={block.facts.map(({ label, text }) => ({ label, value: <Lines text={text} /> }))}
          style={STYLES.facts}
        />
      );
    case "typed":
      return (
        <Section>
          <Text style={STYLES.text}>
            <strong>{block.title}</strong>
          </Text>
          <FactTable
            facts={block.facts.map((fact) => ({ label: fact.label, value: <Typed fact={fact} /> }))}
            style={STYLES.typed}
          />
        </Section>
      );
    case "list":
      return (
        <Section>
          <Text style={STYLES.text}>
            <strong>{block.title}</strong>
          </Text>
          <ul style={STYLES.list}>
            {block.items.map((item) => (
              <li key={item} style={STYLES.item}>
                <Lines text={item} />
              </li>
            ))}
          </ul>
        </Section>
      );
    case "button":
      return (
        <Section style={STYLES.action}>
          <Button href={block.url} style={STYLES.button}>
            {block.label}
          </Button>
        </Section>
      );
  }
}

const EmailView = ({ preview, heading, blocks, reason }: EmailContent) => (
  <Html lang="en-GB">
    <Head />
    <Preview>{preview}</Preview>
    <Body lang="en-GB" style={STYLES.body}>
      <Container style={STYLES.page}>
        <Section style={STYLES.bar}>
          <Text style={STYLES.brand}>{BRAND.name}</Text>
        </Section>
        <Section style={STYLES.content}>
          <Heading style={STYLES.heading}>{heading}</Heading>
          {blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
            <BlockView key={index} block={block} />
          ))}
          <Hr style={STYLES.rule} />
          <Text style={STYLES.small}>{reason}</Text>
          <Text style={STYLES.small}>
            {BRAND.name} · {BRAND.email}
          </Text>
        </Section>
      </Container>
    </Body>
  </Html>
);

/** Renders an email as HTML and as plain text. */
export const renderEmail = async (content: EmailContent): Promise<{ html: string; text: string }> => ({
  html: await render(<EmailView {...content} />),
  text: emailText(content),
});
