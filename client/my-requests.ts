import { tryStorage } from "./try-storage.ts";

// In local storage, so that the header shows the link on the next visit too. The path contains the secret of the request's page.
const KEY = "myRequests";

export interface MyRequest {
  reference: string;
  path: string;
}

/** The requests that this device sent, the newest first. Users and extensions can edit them, and a link must lead to no other page. */
export function myRequests(): readonly MyRequest[] {
  const saved: unknown = tryStorage(() => JSON.parse(localStorage.getItem(KEY) ?? "[]"));
  return Array.isArray(saved) ? saved.filter((one) => /^\/receipt\/[\w.-]+$/.test(one?.path)) : [];
}

export const newestRequestPath = (): string => myRequests()[0]?.path ?? "";

export function saveRequests(requests: readonly MyRequest[]) {
  tryStorage(() => localStorage.setItem(KEY, JSON.stringify(requests)));
  // Browsers tell only the other tabs.
  dispatchEvent(new Event("storage"));
}

/** Reports each change: in any tab, and while the browser kept the whole page. */
export function followMyRequests(listener: () => void): () => void {
  addEventListener("storage", listener);
  addEventListener("pageshow", listener);
  return () => {
    removeEventListener("storage", listener);
    removeEventListener("pageshow", listener);
  };
}
