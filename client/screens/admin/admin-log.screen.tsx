import { lazy } from "react";
import { AdminPage } from "./admin-page.tsx";

const ChangeList = lazy(() => import("./log/change-list.tsx"));

export default function AdminLogScreen() {
  return (
    <AdminPage title="Log of changes">
      <ChangeList />
    </AdminPage>
  );
}
