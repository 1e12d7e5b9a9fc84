import { expect, test } from "vitest";
import { longFunctions } from "./function-lengths.ts";

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
