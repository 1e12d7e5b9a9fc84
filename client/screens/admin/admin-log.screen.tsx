import { adminScreen } from "./admin-page.tsx";

export default adminScreen("Log of changes", () => import("./log/change-list.tsx"));
