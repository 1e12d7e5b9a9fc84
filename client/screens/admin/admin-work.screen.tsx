import { lazy } from "react";
import { AdminPage } from "./admin-page.tsx";

const WorkQueue = lazy(() => import("./work/work-queue.tsx"));

export default function AdminWorkScreen() {
  return (
    <AdminPage title="Work queue">
      <WorkQueue />
    </AdminPage>
  );
}
