import { lazy } from "react";
import { AdminPage } from "./admin-page.tsx";

const PersonalDataTool = lazy(() => import("./personal-data/personal-data-tool.tsx"));

export default function AdminPersonalDataScreen() {
  return (
    <AdminPage title="Personal data">
      <PersonalDataTool />
    </AdminPage>
  );
}
