import { lazyPart } from "#client/components/ui/lazy-boundary.tsx";
import { AdminPage } from "./admin-page.tsx";

const ChangeList = lazyPart(() => import("./log/change-list.tsx"));

export default function AdminLogScreen() {
  return (
    <AdminPage title="Log of changes">
      <ChangeList />
    </AdminPage>
  );
}
