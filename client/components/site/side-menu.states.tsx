import { useEffect } from "react";
import type { States } from "#client/component-states/states.ts";
import { SIDE_MENU_ID, SideMenu } from "./site-header.tsx";

function OpenSideMenu() {
  useEffect(() => document.getElementById(SIDE_MENU_ID)?.showPopover(), []);
  return <SideMenu jobQuery="" />;
}

export const states: States = { closed: <SideMenu jobQuery="" />, open: <OpenSideMenu /> };
