import type { SMTPServerEnvelope } from "smtp-server";

export interface ReceivedEmail {
  to: string[];
  /** By name in lower case. */
  headers: Map<string, string>;
  text: string;
  html: string;
}

const CRLF = "\r\n";

const decodeQuoted = (text: string) => {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1").toString("utf8");
};

/** Encoded words of a header (RFC 2047). */
const decodeWords = (value: string) =>
  value
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_word, how: string, what: string) =>
      how.toLowerCase() === "b"
        ? Buffer.from(what, "base64").toString("utf8")
        : decodeQuoted(what.replaceAll("_", " ")),
    );

function headersOf(head: string): Map<string, string> {
  const lines = head.replace(/\r\n[ \t]+/g, " ").split(CRLF);
  return new Map(
    lines.map((line) => {
      const [name = "", value = ""] = line.split(/:\s*(.*)/s);
      return [name.toLowerCase(), decodeWords(value)];
    }),
  );
}

function bodyOf(part: string): string {
  const end = part.indexOf(CRLF + CRLF);
  const encoding = headersOf(part.slice(0, end)).get("content-transfer-encoding");
  const body = part.slice(end + 4);
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  const text = encoding === "quoted-printable" ? decodeQuoted(body.replace(/=\r\n/g, "")) : body;
  return text.replaceAll(CRLF, "\n");
}

/** For multipart/alternative with a plain text part and an HTML part. */
export function parseEmail(raw: string, { rcptTo }: SMTPServerEnvelope): ReceivedEmail {
  const headers = headersOf(raw.slice(0, raw.indexOf(CRLF + CRLF)));
  const boundary = /boundary="([^"]+)"/.exec(headers.get("content-type") ?? "")?.[1];
  const [, text = "", html = ""] = raw.split(`--${boundary}${CRLF}`);
  return { to: rcptTo.map(({ address }) => address), headers, text: bodyOf(text), html: bodyOf(html) };
}
