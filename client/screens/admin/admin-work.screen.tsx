import { adminScreen } from "./admin-page.tsx";

export default adminScreen("Work queue", () => import("./work/work-overview.tsx"));
