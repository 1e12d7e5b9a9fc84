/**
 * The style rules of the drawing. They are part of the SVG, so that pages without a map do not load them. `--map-unit` is the
 * approximate number of SVG user units per pixel, so that letters and markers have about the same size on screens of every
 * width. In a browser with script, `map-viewport.ts` sets the exact number for the current width and zoom.
 */
export const MAP_STYLES = `<style>
.map{display:block;width:100%;height:100%;background:#dbe6ea;--map-unit:1.4;font:600 12px var(--font-sans,sans-serif);color-scheme:only light}
@container (width>400px){.map{--map-unit:1}}
@container (width>560px){.map{--map-unit:.8}}
.map-fit{transform:scale(var(--map-unit))}
.map path,.map circle{vector-effect:non-scaling-stroke}
.map-sea{fill:#dbe6ea}.map-abroad{fill:#e9e7e1;stroke:#e9e7e1}.map-land{fill:#faf8f3;stroke:#b9b4a6;stroke-width:.8}
.map-road-edge,.map-road{fill:none;stroke:#9db4c6;stroke-width:3.2;stroke-linejoin:round;stroke-linecap:round}.map-road{stroke:#d3dfe8;stroke-width:1.8}
.map-number rect{fill:#4f6f8c}.map-number text{fill:#fff;font-size:10px;font-weight:700}
.map-town text{fill:#47433c;paint-order:stroke;stroke:#faf8f3;stroke-width:3px;stroke-linejoin:round}.map-town .map-city{font-size:14px;font-weight:700;fill:#1d1d1b}
.map-wide{display:none}@container (width>500px){.map-wide{display:inline}}
.map-radius{fill:none;stroke:#1d1d1b;stroke-width:1.4;stroke-dasharray:5 4;opacity:.75}
.map-area{fill:#ffc20e;fill-opacity:.22;stroke:#e0a400;stroke-width:2.5}
.map-districts{fill:#ffc20e;stroke:#ffc20e;stroke-width:1;opacity:.36}.map-excluded{fill:#8a8376;opacity:.5}
.map-top{pointer-events:none}
.map-point{fill:#ffc20e;stroke:#1d1d1b;stroke-width:2}.map-point circle{fill:#1d1d1b}
.map-go{fill:#2c6a4a;stroke:#fff;stroke-width:1.5}.map-go-edge{fill:#fff;stroke:#2c6a4a;stroke-width:2.5}.map-tick{fill:none;stroke:#fff;stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round}
.map-grey-edge{fill:#fff;stroke:#655f55;stroke-width:1.6}.map-grey-line{fill:none;stroke:#655f55;stroke-width:1.8;stroke-linecap:round}
.map-ink{fill:#1d1d1b;stroke:#fff;stroke-width:1.5}.map-skip{fill:#ffc20e;stroke:#1d1d1b;stroke-width:2.5}
.map-cluster circle{fill:#fff;stroke:#1d1d1b;stroke-width:1.8}.map-cluster.map-some circle{stroke:#2c6a4a;stroke-width:3}.map-cluster text{fill:#1d1d1b;font-weight:800}
.map-prices text{fill:#1d1d1b;font-weight:800;paint-order:stroke;stroke:#fff;stroke-width:4px;stroke-linejoin:round}.map-prices .map-estimate{fill:#655f55;font-weight:600}
.map-scale rect{fill:#faf8f3;opacity:.85}.map-scale path{fill:none;stroke:#1d1d1b;stroke-width:1.4}.map-scale text{fill:#1d1d1b;font-size:11px;paint-order:stroke;stroke:#faf8f3;stroke-width:3px}
.map a:focus-visible{outline:3px solid #1d1d1b;outline-offset:2px;border-radius:50%}
</style>`.replaceAll("\n", "");
