import { lazyPart } from "#client/components/ui/lazy-boundary.tsx";
import { AdminPage } from "./admin-page.tsx";

const Desk = lazyPart(() => import("./dashboard.tsx"));

export default function AdminScreen() {
  return (
    <AdminPage title="Admin">
      <Desk />
    </AdminPage>
  );
}
