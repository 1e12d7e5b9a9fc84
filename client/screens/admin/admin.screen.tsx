import { lazy } from "react";
import { AdminPage } from "./admin-page.tsx";

const Desk = lazy(() => import("./desk.tsx"));

export default function AdminScreen() {
  return (
    <AdminPage title="Admin">
      <Desk />
    </AdminPage>
  );
}
