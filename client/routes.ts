import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("screens/home/home.tsx"),
  route("search", "screens/search/search.tsx"),
  route("company/:id", "screens/company/company.tsx"),
  route("*", "screens/not-found/not-found.tsx"),
] satisfies RouteConfig;
