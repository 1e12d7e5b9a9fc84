import type { ComponentProps, CSSProperties, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { BRAND } from "#contract/brand.ts";
import { contactEmail, identityLine } from "#contract/legal.ts";
import type { LegalIdentity } from "#contract/site.ts";
import type { EmailContent } from "./email-content.ts";

const FONT = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const MUTED = "#5c5a55";
const LINE = "#e4e1d8";

const text: CSSProperties = { margin: "0 0 16px", fontSize: 16, lineHeight: "24px", color: BRAND.ink };
const cell: CSSProperties = {
  padding: "10px 0",
  borderBottom: `1px solid ${LINE}`,
  fontSize: 16,
  lineHeight: "22px",
  verticalAlign: "top",
};

const label: CSSProperties = { ...cell, width: "38%", paddingRight: 16, color: MUTED };

/** Replaces `width`, `cellspacing` and `cellpadding`, which are obsolete in HTML. Outlook for Windows supports these styles. */
const table: CSSProperties = { width: "100%", borderCollapse: "collapse" };

const facts: CSSProperties = { ...table, margin: "0 0 20px", borderTop: `1px solid ${LINE}` };

/** Inline styles, because many mail programs remove style sheets. The single column also reads well unstyled. */
export const EMAIL_STYLES = {
  body: { margin: 0, padding: 0, backgroundColor: BRAND.paper },
  preview: { display: "none", overflow: "hidden", maxHeight: 0, maxWidth: 0, lineHeight: "1px", opacity: 0 },
  background: { padding: "24px 0", backgroundColor: BRAND.paper, fontFamily: FONT },
  page: { maxWidth: 600, margin: "0 auto" },
  /** The bar has light text on a dark background: mail programs with a dark mode turn dark letters white, even on yellow. */
  bar: { padding: "14px 28px", backgroundColor: BRAND.ink },
  brand: { margin: 0, fontSize: 20, lineHeight: "28px", fontWeight: 800, color: BRAND.skip },
  content: { padding: "28px", backgroundColor: "#ffffff" },
  heading: { margin: "0 0 16px", fontSize: 24, lineHeight: "30px", fontWeight: 800, color: BRAND.ink },
  text,
  table,
  facts,
  typed: { ...facts, borderLeft: `4px solid ${LINE}` },
  label,
  typedLabel: { ...label, paddingLeft: 12 },
  fact: { ...cell, color: BRAND.ink, fontWeight: 600, overflowWrap: "anywhere" },
  link: { color: BRAND.ink, textDecoration: "underline" },
  list: { margin: "0 0 20px", paddingLeft: 20 },
  item: { ...text, margin: "0 0 8px" },
  /** The borders are not collapsed, because cells of collapsed tables have no round corners. */
  action: { margin: "4px 0 20px", borderSpacing: 0 },
  /** The border keeps the button's edge visible if a mail program darkens the background. */
  button: {
    padding: 0,
    border: `2px solid ${BRAND.skip}`,
    borderRadius: 6,
    backgroundColor: BRAND.ink,
    msoPaddingAlt: "13px 22px",
  },
  buttonLink: {
    display: "inline-block",
    padding: "13px 22px",
    color: "#ffffff",
    fontSize: 16,
    lineHeight: "20px",
    fontWeight: 700,
    textDecoration: "none",
  },
  rule: { margin: "28px 0 16px", border: "none", borderTop: `1px solid ${LINE}` },
  small: { margin: "0 0 6px", fontSize: 13, lineHeight: "19px", color: MUTED },
} satisfies Record<string, CSSProperties & { msoPaddingAlt?: string }>;

/**
 * Colours for people who prefer dark mode. Mail programs that remove style sheets show the colours of `EMAIL_STYLES` or change
 * them.
 */
const EMAIL_DARK_STYLES = `@media (prefers-color-scheme: dark) {
body, .background { background-color: ${BRAND.ink} !important; }
.content { background-color: #2b2a27 !important; }
h1, p, li, td, a { color: #f7f5f0 !important; }
table, td, hr { border-color: #57544c !important; }
.muted { color: #c4c0b5 !important; }
.brand { color: ${BRAND.skip} !important; }
.button td { border-color: ${BRAND.skip} !important; background-color: ${BRAND.skip} !important; }
.button a { color: ${BRAND.ink} !important; }
}`;

const LANGUAGE = { lang: "en-GB", dir: "ltr" } as const;
/** The attributes of a table that only arranges its content: screen readers do not announce it as a table. */
export const LAYOUT = { role: "presentation", style: EMAIL_STYLES.table } as const;

/** Mail programs show about this many characters of an email beside its subject. */
const PREVIEW_LENGTH = 200;

/** Text beside the subject in the list of emails. The spaces after the text keep the heading out of the list. */
const Preview = ({ text }: { text: string }) => (
  <div style={EMAIL_STYLES.preview}>
    {text + "\u00a0\u200c".repeat(Math.max(0, PREVIEW_LENGTH - text.length))}
  </div>
);

type BoxProps = ComponentProps<"td"> & { table?: ComponentProps<"table"> };

/** A table with one cell, because Outlook for Windows ignores the padding of all elements except cells. */
export const Box = ({ table, children, ...cell }: BoxProps) => (
  <table {...LAYOUT} {...table}>
    <tbody>
      <tr>
        <td {...cell}>{children}</td>
      </tr>
    </tbody>
  </table>
);

const Small = ({ text }: { text: string | null }) => (
  <p className="muted" style={EMAIL_STYLES.small}>
    {text}
  </p>
);

type EmailProps = EmailContent & { sender: LegalIdentity; children: ReactNode };

const Page = ({ heading, reason, sender, children }: EmailProps) => (
  <div style={EMAIL_STYLES.page}>
    <Box style={EMAIL_STYLES.bar}>
      <p className="brand" style={EMAIL_STYLES.brand}>
        {BRAND.name}
      </p>
    </Box>
    <Box className="content" style={EMAIL_STYLES.content}>
      <h1 style={EMAIL_STYLES.heading}>{heading}</h1>
      {children}
      <hr style={EMAIL_STYLES.rule} />
      <Small text={reason} />
      <Small text={`${BRAND.name} · ${contactEmail(sender)}`} />
      {identityLine(sender) && <Small text={identityLine(sender)} />}
    </Box>
  </div>
);

/** Outlook for Windows ignores `max-width`. Only Outlook reads these comments, which add a table of fixed width. */
const withOutlookWidth = (html: string) =>
  `<!--[if mso]><table role="presentation" align="center" width="600"><tr><td><![endif]-->${html}` +
  "<!--[if mso]></td></tr></table><![endif]-->";

/** `lang` and `dir` are repeated on a table cell, because some mail programs remove the `html` element or its attributes. */
export const EmailDocument = (props: EmailProps) => (
  <html {...LANGUAGE}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="x-apple-disable-message-reformatting" />
      <title>{props.subject}</title>
      <style>{EMAIL_DARK_STYLES}</style>
    </head>
    <body style={EMAIL_STYLES.body}>
      <Preview text={props.preview} />
      <Box
        {...LANGUAGE}
        className="background"
        style={EMAIL_STYLES.background}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React escapes the page and cannot write comments
        dangerouslySetInnerHTML={{ __html: withOutlookWidth(renderToStaticMarkup(<Page {...props} />)) }}
      />
    </body>
  </html>
);
