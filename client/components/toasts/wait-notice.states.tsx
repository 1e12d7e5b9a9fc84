import { useEffect } from "react";
import type { States } from "#client/component-states/states.ts";
import { startProgress, startWaiting } from "#client/queries/waiting.ts";

/** The page of states contains the notice, as every page does. It shows after 8 seconds. */
function Waiting() {
  useEffect(() => {
    const ends = [startProgress(), startWaiting()];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  return <p>The notice is at the top of the screen.</p>;
}

export const states: States = { waiting: <Waiting /> };
