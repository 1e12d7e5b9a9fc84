import { lazy } from "react";
import { AdminPage } from "./admin-page.tsx";

const WorkOverview = lazy(() => import("./work/work-overview.tsx"));

export default function AdminWorkScreen() {
  return (
    <AdminPage title="Work queue">
      <WorkOverview />
    </AdminPage>
  );
}
