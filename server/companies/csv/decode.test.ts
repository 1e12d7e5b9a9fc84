import { expect, test } from "vitest";
import { decode } from "./decode.ts";

const NAMES = "Café Skips Ltd\r\nO’Brien’s Crème Waste, £90 – £120\r\n";
const IN_DOS = "Café Skips Ltd\r\nMüller & Évreux Waste, £90\r\n";

/** The bytes of the characters that are not ASCII. */
const BYTES: Record<string, Record<string, number>> = {
  "windows-1252": { é: 0xe9, è: 0xe8, "’": 0x92, "£": 0xa3, "–": 0x96 },
  macintosh: { é: 0x8e, è: 0x8f, "’": 0xd5, "£": 0xa3, "–": 0xd0 },
  "ms-dos": { é: 0x82, ü: 0x81, É: 0x90, "£": 0x9c },
};

const encode = (text: string, encoding: string) =>
  Uint8Array.from(text, (one) => BYTES[encoding]?.[one] ?? one.charCodeAt(0));

test.each([
  ["Windows-1252", "windows-1252", NAMES],
  ["Mac OS Roman with line feeds", "macintosh", NAMES],
  ["MS-DOS, as Excel saves it", "ms-dos", IN_DOS],
  ["one apostrophe in Windows-1252", "windows-1252", "name\nThe Skip’s Ltd\n"],
  ["one apostrophe in Mac OS Roman", "macintosh", "name\nThe Skip’s Ltd\n"],
  ["one accent in MS-DOS", "ms-dos", "name\nCafé Skips\n"],
])("a file in %s is read by the letters that it makes within words", (_, encoding, text) => {
  expect(decode(encode(text, encoding))).toBe(text);
});

test("lines in UTF-8 beside lines in another encoding are both read", () => {
  const bytes = Buffer.concat([Buffer.from("Café One\n"), encode("Café Two\n", "windows-1252")]);
  expect(decode(bytes)).toBe("Café One\nCafé Two\n");
});

test.each([
  ["with", "\uFEFFname"],
  ["without", "name"],
])("UTF-32 %s a byte order mark is refused in one sentence", (_, text) => {
  const little = Buffer.from(new Uint32Array(Array.from(text, (one) => one.codePointAt(0) ?? 0)).buffer);
  for (const bytes of [little, Buffer.from(little).swap32()])
    expect(() => decode(bytes)).toThrow("This file is in UTF-32. Save it as CSV (UTF-8) and import that.");
});
