import { type RefObject, useLayoutEffect } from "react";

interface MapDrawingProps {
  /** Null if the page already contains the drawing. */
  svg: string | null;
  canvas?: RefObject<HTMLDivElement | null>;
  canMove?: boolean;
  /** Called when the drawing that the page contained is no longer shown. `svg` is the markup of this drawing. */
  onLeave?: (svg: string) => void;
  /** Called if the drawing was lost, because React rendered this part of the page anew instead of hydrating it. */
  onLost?: () => void;
}

/** Hydration keeps the drawing that the page already contains. */
export function MapDrawing({ svg, canvas, canMove = false, onLeave, onLost }: MapDrawingProps) {
  const isInPage = svg === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the page contained is worth keeping
  useLayoutEffect(() => {
    const inPage = isInPage && canvas?.current?.innerHTML;
    if (inPage) return () => onLeave?.(inPage);
    if (isInPage) onLost?.();
  }, [isInPage]);
  return (
    <section
      ref={canvas}
      tabIndex={canMove ? 0 : undefined}
      aria-label={canMove ? "Map. Arrow keys move it, plus and minus zoom" : "Map"}
      className="@container h-full touch-pan-x touch-pan-y select-none"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our server, which escapes all names
      dangerouslySetInnerHTML={{ __html: svg ?? "" }}
    />
  );
}

/** The licences of the motorway data and of the place names require that the page names the sources. */
export const MapCredits = () => (
  <p className="text-xs text-muted">
    Coast: Natural Earth. Motorways: contains OS data © Crown copyright and database right 2024. Names:
    GeoNames (CC BY 4.0). Positions and areas are approximate.
  </p>
);
