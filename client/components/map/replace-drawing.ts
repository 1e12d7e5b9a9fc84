/**
 * Replaces the old drawing with a new one. If a link of the old drawing has the focus, the same link of the new drawing gets
 * it, or the canvas if there is no such link.
 */
export function replaceDrawing(canvas: HTMLElement, svg: string) {
  const template = document.createElement("template");
  template.innerHTML = svg;
  const focused = canvas.contains(document.activeElement) ? document.activeElement?.closest("a") : null;
  const href = focused?.getAttribute("href");
  const company = focused?.getAttribute("data-firm");
  canvas.replaceChildren(template.content);
  if (!focused) return;
  const links = [...canvas.querySelectorAll<SVGAElement>("a")];
  const same =
    links.find((link) => company && link.getAttribute("data-firm") === company) ??
    links.find((link) => link.getAttribute("href") === href);
  (same ?? canvas).focus({ preventScroll: true });
}

/** Marks only this company as chosen, immediately and before its area is drawn. */
export function chooseMarker(canvas: HTMLElement, id: number) {
  for (const link of canvas.querySelectorAll<SVGAElement>("a[data-firm]")) {
    const isChosen = link.dataset.firm === String(id);
    link.querySelector('use[href="#map-chosen"]')?.remove();
    if (!isChosen) {
      link.removeAttribute("aria-current");
      continue;
    }
    const ring = document.createElementNS("http://www.w3.org/2000/svg", "use");
    ring.setAttribute("class", "map-fit");
    ring.setAttribute("href", "#map-chosen");
    link.querySelector("use")?.before(ring);
    link.setAttribute("aria-current", "true");
  }
}
