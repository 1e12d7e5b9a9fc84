import { expect, test } from "vitest";
import { MAX_PARTS, readParts } from "./posted-form.ts";

const CRLF = "\r\n";
const part = (headers: string, content: string, boundary = "b") =>
  `--${boundary}${CRLF}content-disposition: form-data; ${headers}${CRLF}${CRLF}${content}${CRLF}`;

const read = (body: string, type = "multipart/form-data; boundary=b") =>
  readParts(type, new TextEncoder().encode(body).buffer, MAX_PARTS);

test("a form has its fields in their order, and its files with their names and types", async () => {
  const file = `name="photos"; filename="skip.png"${CRLF}content-type: image/png`;
  const form = await read(
    `${part('name="name"', "Zoë")}${part('name="name"', "B")}${part(file, "pixels")}${part('name="photos"; filename=""', "")}--b--${CRLF}`,
  );
  expect(form.getAll("name")).toEqual(["Zoë", "B"]);
  const [photo, empty] = form.getAll("photos") as File[];
  expect([photo?.name, photo?.type, await photo?.text()]).toEqual(["skip.png", "image/png", "pixels"]);
  expect(empty?.size).toBe(0);
});

test.each([
  ["of more fields than a form may have", part('name="f"', "1").repeat(MAX_PARTS + 1), 413],
  ["of a field that is longer than a whole form", part('name="f"', "1".repeat(70_000)), 413],
  ["that breaks off", part('name="f"', "1").slice(0, -10), 400],
])("a form %s is refused", async (_what, parts, status) => {
  const end = status === 400 ? "" : `--b--${CRLF}`;
  await expect(read(parts + end)).rejects.toMatchObject({ status });
});

test("a boundary hidden in another parameter does not pass more fields", async () => {
  const body = `${part('name="f"', "1", "xX").repeat(2_000)}--xX--${CRLF}`;
  await expect(read(body, 'multipart/form-data; a="; boundary=zz"; boundary=xX')).rejects.toMatchObject({
    status: 413,
  });
});

test("another content type, and a form without a boundary, are refused", async () => {
  await expect(read("f=1", "application/json")).rejects.toMatchObject({ status: 415 });
  await expect(read("f=1", "multipart/form-data")).rejects.toMatchObject({ status: 400 });
});
