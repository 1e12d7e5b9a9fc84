import type { Company } from "#contract/companies.ts";

/** Dark enough for white letters on them. */
const COLOURS = ["#2a5d7c", "#7a4a1a", "#1f6b45", "#553f85", "#8c2a4d", "#35606b", "#6b5a12", "#3d4f9b"];

const LITTLE_WORDS = /^(?:the|and|of|skips?|hire|ltd|limited)$/i;

/** "AH" for "Almeida Household Skips": the first letters of two words that tell companies apart. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const telling = words.filter((word) => !LITTLE_WORDS.test(word));
  return [...new Set([...telling, ...words])]
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase())
    .join("");
}

/** A coloured tile with a company's initials, by which one knows it again. Decoration: the name stands beside it. */
export function CompanyInitials({ company: { id, name } }: { company: Pick<Company, "id" | "name"> }) {
  return (
    <span
      aria-hidden="true"
      className="card-logo grid size-10 place-items-center rounded-control text-base font-bold text-white @3xl:size-12 @3xl:text-lg print:hidden"
      style={{ backgroundColor: COLOURS[id % COLOURS.length] }}
    >
      {initialsOf(name)}
    </span>
  );
}
