import type { Company } from "#contract/companies.ts";

/** Dark enough for white letters. */
const COLOURS = ["#2a5d7c", "#7a4a1a", "#1f6b45", "#553f85", "#8c2a4d", "#35606b", "#6b5a12", "#3d4f9b"];

const LITTLE_WORDS = /^(?:the|and|of|skips?|hire|ltd|limited)$/i;

export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const telling = words.filter((word) => !LITTLE_WORDS.test(word));
  return [...new Set([...telling, ...words])]
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase())
    .join("");
}

interface CompanyLogoProps {
  company: Pick<Company, "id" | "name"> & Partial<Pick<Company, "logo">>;
}

/** Screen readers skip the logo, because the company's name stands beside it. */
export function CompanyLogo({ company: { id, name, logo } }: CompanyLogoProps) {
  const box = "card-logo size-10 shrink-0 rounded-control @3xl:size-12 print:hidden";
  if (logo) return <img src={logo} alt="" loading="lazy" className={`${box} object-contain`} />;
  return (
    <span
      aria-hidden="true"
      className={`${box} grid place-items-center text-base font-bold text-white @3xl:text-lg`}
      style={{ backgroundColor: COLOURS[id % COLOURS.length] }}
    >
      {initialsOf(name)}
    </span>
  );
}
