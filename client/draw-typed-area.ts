/** The area is drawn after this time without input. */
const PAUSE_MS = 400;
const FIELDS = ["miles", "codes", "exclude"];

/** Draws a company's delivery area again while it is typed. The server draws the area in a new copy of the same page. */
export function drawTypedArea(map: HTMLElement): void {
  const form = map.closest("form");
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = new AbortController();
  async function draw(): Promise<void> {
    last.abort();
    last = new AbortController();
    const typed = [...new FormData(form ?? undefined)].filter(([name]) => FIELDS.includes(name));
    const query = new URLSearchParams({ typed: "1", ...(Object.fromEntries(typed) as object) });
    const response = await fetch(`${location.pathname}?${query}`, { signal: last.signal });
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const drawn = response.ok && page.getElementById(map.id);
    if (drawn) map.replaceChildren(...drawn.childNodes);
  }
  form?.addEventListener("input", ({ target }) => {
    if (!(target instanceof Element) || !FIELDS.includes(target.id)) return;
    clearTimeout(timer);
    // Without a response the last drawing stays.
    timer = setTimeout(() => draw().catch(() => {}), PAUSE_MS);
  });
}
