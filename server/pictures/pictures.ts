import { readFile } from "node:fs/promises";
import { BRAND } from "#contract/brand.ts";
import type { Company } from "#contract/companies.ts";
import { PREVIEW_SIZE, PREVIEWS, type PreviewName } from "#contract/pages/previews.ts";
import { type ScoredCompany, scoreWords, stars, symbol } from "./draw-badge.ts";
import type { Encoder } from "./encoder.ts";
import { type Lettering, readLettering } from "./lettering.ts";

const STAND_IN = "content/pictures/site.png";

/** Without an encoder, the picture of the site replaces every preview. */
export function createPictures(encoder: Pick<Encoder, "toPng">) {
  const letters = readLettering();
  const toPng = async (svg: string) => (await encoder.toPng(svg)) ?? readFile(STAND_IN);
  return {
    preview: (name: PreviewName) => toPng(draw(letters, { ground: BRAND.skip, ...PREVIEWS[name] })),
    companyPreview: (company: Company, isDemonstration: boolean) =>
      toPng(drawCompanyPreview(letters, company, isDemonstration)),
  };
}

const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE;
const MARGIN = 80;
const LINE = WIDTH - 2 * MARGIN;

interface Picture {
  ground: string;
  title: string;
  line: string;
  /** SVG between title and line, 80 pixels high. Empty by default. */
  middle?: string;
}

const TITLE_SIZES = [112, 100, 88, 76, 64];
const LINE_SIZES = [42, 36, 30];

type PreviewedCompany = ScoredCompany & Pick<Company, "location">;

export function drawCompanyPreview(letters: Lettering, company: PreviewedCompany, demonstration: boolean) {
  const { score, words } = scoreWords(company);
  const [row, left] = score
    ? [`<g transform="translate(${MARGIN + 25} 0) scale(3)">${stars(score)}</g>`, 380]
    : ["", MARGIN];
  return draw(letters, {
    ground: BRAND.paper,
    // A name may have no letter that can be drawn.
    title: letters.drawable(company.name) || "Skip hire company",
    line: demonstration ? "Invented for a demonstration" : `Skip hire in ${company.location}`,
    middle: row + letters.draw(words, left, 38, 42),
  });
}

function draw(letters: Lettering, { ground, title, line, middle = "" }: Picture): string {
  const heading = letters.fit(title, { width: LINE, maxLines: 2, sizes: TITLE_SIZES });
  const below = letters.fit(letters.drawable(line), { width: LINE, maxLines: 2, sizes: LINE_SIZES });
  const rows = (lines: readonly string[], size: number, top: number) =>
    lines.map((words, at) => letters.draw(words, MARGIN, top + (at + 0.8) * size * 1.1, size)).join("");
  const headingHeight = heading.lines.length * heading.size * 1.1;
  const height = headingHeight + (middle ? 90 : 20) + below.lines.length * below.size * 1.1;
  // The words stand in the middle between the symbol and the lower edge.
  const top = 150 + (HEIGHT - 190 - height) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" fill="${BRAND.ink}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>
<g transform="translate(${MARGIN} 56) scale(2)">${symbol(BRAND.ink, BRAND.skip)}</g>
${letters.draw(BRAND.name, MARGIN + 104, 113, 52)}
<rect y="${HEIGHT - 28}" width="${WIDTH}" height="28"/>
${rows(heading.lines, heading.size, top)}
<g transform="translate(0 ${top + headingHeight + 25})">${middle}</g>
${rows(below.lines, below.size, top + height - below.lines.length * below.size * 1.1)}
</svg>
`;
}
