import { lazy } from "react";
import { AdminPage } from "./admin-page.tsx";

const Dashboard = lazy(() => import("./dashboard.tsx"));

export default function AdminScreen() {
  return (
    <AdminPage title="Admin">
      <Dashboard />
    </AdminPage>
  );
}
