import { expect } from "vitest";
import { adminToken } from "../harness/admin-token.ts";
import type { MailCatcher } from "../harness/mail-catcher.ts";

/** Signs the administrator in. The returned function tells whether a process accepts the session. */
export async function signInAdministrator(url: string): Promise<(url: string) => Promise<boolean>> {
  const headers = { authorization: `Bearer ${await adminToken(url)}` };
  return async (at) => (await fetch(`${at}/api/admin/verify`, { headers })).status === 200;
}

/** Signs a company in with the link in its email. The returned function tells whether a process accepts the session. */
export async function signInFirm(
  url: string,
  companyId: number,
  { received }: MailCatcher,
): Promise<(url: string) => Promise<boolean>> {
  const { name } = await (await fetch(`${url}/api/companies/${companyId}`)).json();
  const body = JSON.stringify({ details: null });
  expect((await fetch(`${url}/api/companies/${companyId}/claim`, { method: "POST", body })).status).toBe(202);
  const link = () => received.flatMap(({ text }) => /\/firm\/open\/[\w-]+/.exec(text) ?? [])[0];
  await expect.poll(link).toBeTruthy();
  const opened = await fetch(url + link(), {
    method: "POST",
    body: new URLSearchParams(),
    redirect: "manual",
  });
  const cookie = opened.headers.get("set-cookie")?.split(";")[0] ?? "";
  expect(cookie).toContain("=");
  return async (at) => {
    const page = await (await fetch(`${at}/firm`, { headers: { cookie }, redirect: "manual" })).text();
    return page.includes("Is everything right?") && page.includes(name.replaceAll("&", "&amp;"));
  };
}
