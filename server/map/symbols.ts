/** The symbols of companies. They differ in shape, not only in colour. */
export const SYMBOLS = `<defs>
<g id="map-yes"><circle r="9" class="map-go"/><path class="map-tick" d="M-4 0l3 3.2 5-6"/></g>
<g id="map-probably"><circle r="8" class="map-go-edge"/><circle r="3" class="map-go"/></g>
<g id="map-ask"><path class="map-grey-edge" d="M0-9.5L9.5 0 0 9.5-9.5 0z"/><path class="map-grey-line" d="M-2.2-2.2a2.2 2.2 0 1 1 3.4 1.8Q0 .5 0 1.8M0 4.4v.2"/></g>
<g id="map-no"><circle r="7" class="map-grey-edge"/><path class="map-grey-line" d="M-2.5-2.5l5 5M2.5-2.5l-5 5"/></g>
<g id="map-firm"><circle r="7" class="map-ink"/></g>
<g id="map-chosen"><circle r="14" class="map-skip"/></g>
</defs>`.replaceAll("\n", "");
