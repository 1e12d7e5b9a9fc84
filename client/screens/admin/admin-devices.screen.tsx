import { lazy } from "react";
import { AdminPage } from "./admin-page.tsx";

const Devices = lazy(() => import("./devices/devices.tsx"));

export default function AdminDevicesScreen() {
  return (
    <AdminPage title="Signed-in devices">
      <Devices />
    </AdminPage>
  );
}
