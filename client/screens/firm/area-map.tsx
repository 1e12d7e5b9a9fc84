import { MapCredits, MapDrawing } from "#client/components/map/map-drawing.tsx";
import type { LoaderArgs } from "#client/page.ts";
import { type CompanyChanges, companyChangesBody } from "#contract/company-input.ts";
import { areaWords } from "./listing-facts.ts";
import { areasPart } from "./parts/areas-part.tsx";

export interface DrawnArea {
  svg: string | null;
  /** What the map shows, or why it shows nothing. */
  text: string;
}

/** Draws the stored area, or with `typed` in the address the one that is typed so far. */
export async function drawArea({ url, firm, services }: LoaderArgs): Promise<DrawnArea | null> {
  const own = firm === null ? null : await services.firms.ownListing(firm);
  if (!own) return null;
  const typed = typedArea(url.searchParams);
  if (typed === null) return { svg: null, text: "Not drawn: the miles or a district can't be read yet." };
  const { coverageAreas = own.listing.coverageAreas } = typed;
  const svg = services.resultsMaps.drawCoverage({ ...own.listing, coverageAreas });
  if (coverageAreas.length === 0) return { svg, text: "No area is stated, so none is drawn." };
  const isUnplaced = own.listing.latitude === null && coverageAreas.some(({ type }) => type === "radius");
  const unplaced = isUnplaced ? " Your yard is not on the map, so its circle is not drawn." : "";
  return { svg, text: `${coverageAreas.map(areaWords).join("; ")}.${unplaced}` };
}

/** The area of the address: empty without one, null if it can't be read. */
function typedArea(params: URLSearchParams): Pick<CompanyChanges, "coverageAreas"> | null {
  if (!params.has("typed")) return {};
  const parsed = companyChangesBody.safeParse(areasPart.read(Object.fromEntries(params)).changes);
  return parsed.success ? parsed.data : null;
}

/** The script of the page draws it again while the company types. */
export const AreaMap = ({ drawn: { svg, text } }: { drawn: DrawnArea }) => (
  <section id="area-map" aria-labelledby="area-title" className="grid min-w-0 content-start gap-2">
    <h2 id="area-title" className="font-semibold">
      On the map
    </h2>
    <p role="status" className="wrap-anywhere">
      {text}
    </p>
    {svg && (
      <>
        <div className="h-72 overflow-hidden rounded-control border border-line sm:h-96">
          <MapDrawing svg={svg} />
        </div>
        <MapCredits />
      </>
    )}
  </section>
);
