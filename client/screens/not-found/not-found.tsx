import { NotFoundPanel } from "#client/components/not-found-panel.tsx";

export const loader = () => ({ status: 404 });

export const readOnly = true;

export default function NotFound() {
  return <NotFoundPanel />;
}
