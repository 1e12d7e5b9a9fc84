import { lazy } from "react";
import { AdminPage } from "./admin-page.tsx";

const ChangeLog = lazy(() => import("./log/change-log.tsx"));

export default function AdminLogScreen() {
  return (
    <AdminPage title="Log of changes">
      <ChangeLog />
    </AdminPage>
  );
}
