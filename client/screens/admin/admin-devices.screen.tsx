import { adminScreen } from "./admin-page.tsx";

export default adminScreen("Signed-in devices", () => import("./devices/devices.tsx"));
