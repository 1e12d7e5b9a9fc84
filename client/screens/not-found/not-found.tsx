import { data } from "react-router";
import { NotFoundPanel } from "#client/components/not-found-panel.tsx";
import { READ_ONLY } from "#client/components/read-only.ts";

export function loader() {
  return data(null, { status: 404 });
}

/** A move within the browser needs no answer from the server to know that there is no such page. */
export const clientLoader = () => null;

export const handle = READ_ONLY;

export default function NotFound() {
  return <NotFoundPanel />;
}
