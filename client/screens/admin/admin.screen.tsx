import { adminScreen } from "./admin-page.tsx";

export default adminScreen("Admin", () => import("./dashboard.tsx"));
