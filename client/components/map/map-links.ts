/** The listener is removed when the map's script stops. */
export type Listen = <Type extends keyof HTMLElementEventMap>(
  type: Type,
  handleEvent: (event: HTMLElementEventMap[Type]) => void,
  options?: AddEventListenerOptions,
) => void;

interface LinkHandlers {
  isInHand: (id: number) => boolean;
  choose: (id: number) => void;
  show: (mapArea: string) => void;
  follow: (url: string) => void;
}

const linkOf = ({ target }: Event) => (target as Element).closest<SVGAElement>("a[href]");
const companyIdOf = (event: Event) => Number(linkOf(event)?.dataset.firm);

export function listenToLinks(listen: Listen, { isInHand, choose, show, follow }: LinkHandlers) {
  let wasInHand = false;
  listen("pointerdown", (event) => {
    wasInHand = isInHand(companyIdOf(event));
  });
  listen("focusin", (event) => {
    const id = companyIdOf(event);
    if (id) choose(id);
  });
  listen("click", (event) => {
    const link = linkOf(event);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const url = link.getAttribute("href") ?? "";
    const area = new URLSearchParams(url.split("?")[1]).get("mapArea");
    // For clicks by keyboard, `detail` is 0.
    const isTap = event.detail > 0;
    if (area) show(area);
    else if (isTap && !wasInHand) choose(companyIdOf(event));
    else follow(url);
  });
}
