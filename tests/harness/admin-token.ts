import { ADMIN_PASSWORD } from "./product.ts";

/** Signs in at the API. The token is for the `Authorization: Bearer` header. */
export async function adminToken(url: string): Promise<string> {
  const body = JSON.stringify({ password: ADMIN_PASSWORD });
  const response = await fetch(`${url}/api/admin/login`, { method: "POST", body });
  return ((await response.json()) as { token: string }).token;
}
