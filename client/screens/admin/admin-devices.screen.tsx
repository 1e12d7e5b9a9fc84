import { lazyPart } from "#client/components/ui/lazy-boundary.tsx";
import { AdminPage } from "./admin-page.tsx";

const Devices = lazyPart(() => import("./devices/devices.tsx"));

export default function AdminDevicesScreen() {
  return (
    <AdminPage title="Signed-in devices">
      <Devices />
    </AdminPage>
  );
}
