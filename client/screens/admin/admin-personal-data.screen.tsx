import { adminScreen } from "./admin-page.tsx";

export default adminScreen("Personal data", () => import("./personal-data/personal-data-tool.tsx"));
