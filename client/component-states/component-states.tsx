// The page /dev/components of `npm run dev` shows each component that has a file `*.states.tsx`, in each of its states. No file
// of the product imports this folder.
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, type SyntheticEvent, useState } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter, useSearchParams } from "react-router";
import { LiveRegion } from "../components/live-region.tsx";
import { SiteProvider } from "../components/site/site-context.ts";
import { Toasts } from "../components/toasts/toasts.tsx";
import { createQueryClient } from "../queries/query-client.ts";
import type { States } from "./states.ts";

const MODULES = import.meta.glob<{ states: States }>("../components/**/*.states.tsx", { eager: true });
const SITE = { publicUrl: location.origin, demonstration: true, legal: {}, footerLines: [] };
const queryClient = createQueryClient();

const COMPONENTS = Object.entries(MODULES).map(([file, { states }]) => ({
  component: file.replace("../components/", "").replace(".states.tsx", ""),
  states,
}));

/** Each state is shown on a separate page, so that dialogs, ids and titles do not affect other states. */
const stateUrl = (component: string, state: string) =>
  `/dev/components?${new URLSearchParams({ component, state })}`;

function ComponentStates() {
  const [params] = useSearchParams();
  const [component, state] = [params.get("component"), params.get("state")];
  if (!component || !state) return <AllStates />;
  const node = COMPONENTS.find((one) => one.component === component)?.states[state];
  return <OneState key={stateUrl(component, state)}>{node}</OneState>;
}

const OneState = ({ children }: { children: ReactNode }) => (
  <SiteProvider value={SITE}>
    <QueryClientProvider client={queryClient}>
      <Toasts>
        <div id="state">{children}</div>
      </Toasts>
      <LiveRegion />
    </QueryClientProvider>
  </SiteProvider>
);

function AllStates() {
  return (
    <main style={{ padding: "1rem" }}>
      <title>Component states</title>
      <h1>Component states</h1>
      {COMPONENTS.map(({ component, states }) => (
        <section key={component} style={{ marginTop: "2rem" }}>
          <h2>
            <strong>{component}</strong>
          </h2>
          {Object.keys(states).map((state) => (
            <StateFrame key={state} name={state} url={stateUrl(component, state)} />
          ))}
        </section>
      ))}
    </main>
  );
}

function StateFrame({ name, url }: { name: string; url: string }) {
  const [height, setHeight] = useState(200);
  const followHeight = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const content = currentTarget.contentDocument?.getElementById("root");
    if (content) new ResizeObserver(() => setHeight(Math.max(content.scrollHeight, 80))).observe(content);
  };
  return (
    <figure style={{ marginTop: "0.75rem" }}>
      <figcaption>
        <a href={url}>{name}</a>
      </figcaption>
      <iframe
        title={name}
        src={url}
        loading="lazy"
        onLoad={followHeight}
        style={{ width: "100%", height, border: "1px dashed #999" }}
      />
    </figure>
  );
}

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <BrowserRouter>
      <ComponentStates />
    </BrowserRouter>,
  );
