import type { CSSProperties, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { BRAND } from "#contract/brand.ts";
import { contactEmail, identityLine } from "#contract/legal.ts";
import type { LegalIdentity } from "#contract/site.ts";
import type { EmailContent } from "./email-content.ts";
import { EMAIL_DARK_STYLES, EMAIL_STYLES } from "./styles.ts";

const LANGUAGE = { lang: "en-GB", dir: "ltr" } as const;
/** The attributes of a table that only arranges its content: screen readers do not announce it as a table. */
export const LAYOUT = { role: "presentation", style: EMAIL_STYLES.table } as const;

/** Mail programs show about this many characters of an email beside its subject. */
const PREVIEW_LENGTH = 200;

/** Text beside the subject in the list of emails. The spaces after it keep the heading out of that list. */
const Preview = ({ text }: { text: string }) => (
  <div style={EMAIL_STYLES.preview}>
    {text + "\u00a0\u200c".repeat(Math.max(0, PREVIEW_LENGTH - text.length))}
  </div>
);

/** A padded area. It is a table because Outlook for Windows ignores the padding of other elements. */
const Box = ({
  style,
  className,
  children,
}: {
  style: CSSProperties;
  className?: string;
  children: ReactNode;
}) => (
  <table {...LAYOUT}>
    <tbody>
      <tr>
        <td className={className} style={style}>
          {children}
        </td>
      </tr>
    </tbody>
  </table>
);

type SentContent = EmailContent & { sender: LegalIdentity };

interface EmailProps extends SentContent {
  children: ReactNode;
}

const Small = ({ text }: { text: string | null }) => (
  <p className="muted" style={EMAIL_STYLES.small}>
    {text}
  </p>
);

const Page = ({ heading, reason, sender, children }: EmailProps) => (
  <div style={EMAIL_STYLES.page}>
    <Box style={EMAIL_STYLES.bar}>
      <p className="brand" style={EMAIL_STYLES.brand}>
        {BRAND.name}
      </p>
    </Box>
    <Box style={EMAIL_STYLES.content} className="content">
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
const Document = (props: EmailProps) => (
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
      <table {...LAYOUT}>
        <tbody>
          <tr>
            <td
              {...LANGUAGE}
              className="background"
              style={EMAIL_STYLES.background}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: React escapes the page and cannot write comments
              dangerouslySetInnerHTML={{
                __html: withOutlookWidth(renderToStaticMarkup(<Page {...props} />)),
              }}
            />
          </tr>
        </tbody>
      </table>
    </body>
  </html>
);

/** The HTML of an email. `blocks` are rendered between its heading and its footer. */
export const renderDocument = (content: SentContent, blocks: ReactNode): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(<Document {...content}>{blocks}</Document>)}`;
