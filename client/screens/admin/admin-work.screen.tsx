import { lazyPart } from "#client/components/ui/lazy-boundary.tsx";
import { AdminPage } from "./admin-page.tsx";

const WorkOverview = lazyPart(() => import("./work/work-overview.tsx"));

export default function AdminWorkScreen() {
  return (
    <AdminPage title="Work queue">
      <WorkOverview />
    </AdminPage>
  );
}
