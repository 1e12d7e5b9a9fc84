import { lazyPart } from "#client/components/ui/lazy-boundary.tsx";
import { AdminPage } from "./admin-page.tsx";

const PersonalDataTool = lazyPart(() => import("./personal-data/personal-data-tool.tsx"));

export default function AdminPersonalDataScreen() {
  return (
    <AdminPage title="Personal data">
      <PersonalDataTool />
    </AdminPage>
  );
}
