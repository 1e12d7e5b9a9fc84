import { BRAND } from "#contract/brand.ts";
import type { Company } from "#contract/companies.ts";
import { isRated, shownScore } from "#contract/rated.ts";
import { escapeXml } from "#contract/text/escape-xml.ts";

const WIDTH = 256;
const HEIGHT = 64;
const STAR = "l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z";
const STAR_SPACING = 18;

/** The site's symbol, 40 pixels wide: a skip, seen from the side, under a map pin. */
export const symbol = (ground: string, figure: string): string =>
  `<rect width="40" height="40" rx="9" fill="${ground}"/><path d="M4.5 20h31l-4.6 11.5H9.1z" fill="${figure}"/><path d="M14 23.5l1 5M20 23.5v5M26 23.5l-1 5" stroke="${ground}" stroke-width="1.8" stroke-linecap="round"/><path d="M20 17.8s5-4.4 5-8.2a5 5 0 1 0-10 0c0 3.8 5 8.2 5 8.2z" fill="${figure}"/><circle cx="20" cy="9.6" r="1.9" fill="${ground}"/>`;

export type ScoredCompany = Pick<Company, "name" | "rating" | "reviewCount" | "ownScore">;

export function scoreWords(company: ScoredCompany) {
  const { rating, reviewCount } = shownScore(company);
  const score = isRated(company) ? Number(rating).toFixed(1) : null;
  const reviews = `${reviewCount} ${reviewCount === 1 ? "review" : "reviews"}`;
  return { score, reviews, words: score ? `${score} out of 5 from ${reviews}` : "No reviews yet" };
}

export function drawBadge(company: ScoredCompany, demonstration: boolean): string {
  const { score, reviews, words } = scoreWords(company);
  const note = demonstration ? "Invented for a demonstration" : `on ${BRAND.name}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" font-family="Arial, Helvetica, sans-serif">
<title>${escapeXml(`${company.name}: ${words}, ${note}`)}</title>
<rect x=".5" y=".5" width="${WIDTH - 1}" height="${HEIGHT - 1}" rx="8" fill="#fff" stroke="#dcd7cb"/>
${SYMBOL}
${score ? `<g transform="translate(73 11)">${stars(score)}</g>${text(160, 26, score, "700 17px")}` : text(64, 27, words, "700 15px")}
${text(64, 49, score && !demonstration ? `from ${reviews} ${note}` : note, "12px")}
</svg>
`;
}

const text = (x: number, y: number, words: string, font: string) => {
  const [size, weight = "400"] = font.split(" ").reverse();
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${BRAND.ink}">${escapeXml(words)}</text>`;
};

/** Five stars in a row of 88 by 15 pixels, coloured up to the score. */
export function stars(score: string): string {
  const shapes = Array.from({ length: 5 }, (_, at) => `M${at * STAR_SPACING} 0${STAR}`).join("");
  const share = `${((100 * Number(score)) / 5).toFixed(1)}%`;
  return `<linearGradient id="score"><stop offset="${share}" stop-color="#c98a00"/><stop offset="${share}" stop-color="#dcd7cb"/></linearGradient><path d="${shapes}" fill="url(#score)"/>`;
}

const SYMBOL = `<g transform="translate(12 12)">${symbol(BRAND.skip, BRAND.ink)}</g>`;
