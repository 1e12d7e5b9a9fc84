import { expect, test } from "vitest";
import { oversizedFolders } from "./folder-sizes.ts";

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
