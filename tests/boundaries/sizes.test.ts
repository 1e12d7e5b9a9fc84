import { expect, test } from "vitest";
import { longFunctions, missizedFiles, oversizedFolders } from "./sizes.ts";

const statements = (count: number) => "  call();\n".repeat(count);

const component = (elements: number) =>
  `export function List() {\n  return (\n    <ul>\n${"      <li />\n".repeat(elements)}    </ul>\n  );\n}\n`;

test("a function may have 60 lines, not counting blank lines and comments", () => {
  const source = `function send() {\n  // Why.\n\n${statements(58)}}`;
  expect(longFunctions("server/mail/send.ts", source)).toEqual([]);
});

test("a function of 61 lines is reported with what to do", () => {
  expect(longFunctions("server/mail/send.ts", `function send() {\n${statements(59)}}`)).toEqual([
    "server/mail/send.ts:1 is a function of 61 lines, more than 60\n" +
      "  Move a part with a meaning of its own to a function. (function-length)",
  ]);
});

test("each line of JSX counts", () => {
  expect(longFunctions("client/list.tsx", component(54))).toEqual([]);
  expect(longFunctions("client/list.tsx", component(55))).toHaveLength(1);
});

test("functions declared within a function count separately", () => {
  const closure = `  const find = () => {\n${statements(50)}  };\n`;
  expect(longFunctions("server/mail/mail.ts", `function create() {\n${closure}${statements(50)}}`)).toEqual(
    [],
  );
  const long = `  const find = () => {\n${statements(60)}  };\n`;
  expect(longFunctions("server/mail/mail.ts", `function create() {\n${long}}`)).toHaveLength(1);
});

test("tests may have longer functions", () => {
  expect(longFunctions("server/mail/mail.test.ts", `test("", () => {\n${statements(90)}})`)).toEqual([]);
});

const files = (folder: string, count: number) =>
  Array.from({ length: count }, (_, number) => `${folder}/file-${number}.ts`);

test("a folder may contain 30 source files, not counting tests and subfolders", () => {
  const subfolder = files("server/mail/templates", 30);
  expect(oversizedFolders([...files("server/mail", 30), ...subfolder, "server/mail/mail.test.ts"])).toEqual(
    [],
  );
});

test("a folder with 31 source files is reported with what to do", () => {
  expect(oversizedFolders(files("server/mail", 31))).toEqual([
    "server/mail contains 31 source files, more than 30\n" +
      "  Move the files of one topic to a folder of their own. (folder-size)",
  ]);
});

test("a file of the product may have 300 lines, a test more", () => {
  const file = (path: string, lines: number) => ({ file: path, source: "call();\n".repeat(lines) });
  expect(missizedFiles([file("server/a.ts", 300), file("server/a.test.ts", 400)])).toEqual([]);
  expect(missizedFiles([file("client/a.tsx", 301)])).toEqual([
    "client/a.tsx has 301 lines, more than 300\n  Move a part with a subject of its own to a file. (file-length)",
  ]);
});

test("60 files of the product may be small", () => {
  const small = Array.from({ length: 61 }, (_, at) => ({ file: `server/${at}.ts`, source: "call();\n" }));
  expect(missizedFiles(small.slice(1))).toEqual([]);
  expect(missizedFiles(small)).toHaveLength(1);
});
