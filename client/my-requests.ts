import { reportStorage, tryStorage } from "./try-storage.ts";

// The list is in local storage, so that the header shows the link on the next visit too. The path of a request's page contains a
// secret.
const KEY = "myRequests";

export interface MyRequest {
  reference: string;
  path: string;
}

/** The newest request is first. Users and extensions can edit the stored list, so paths of other pages are left out. */
export function myRequests(): readonly MyRequest[] {
  const saved: unknown = tryStorage(() => JSON.parse(localStorage.getItem(KEY) ?? "[]"));
  return Array.isArray(saved) ? saved.filter((one) => /^\/receipt\/[\w.-]+$/.test(one?.path)) : [];
}

export const newestRequestPath = (): string => myRequests()[0]?.path ?? "";

export function saveRequests(requests: readonly MyRequest[]) {
  tryStorage(() => localStorage.setItem(KEY, JSON.stringify(requests)));
  reportStorage();
}
