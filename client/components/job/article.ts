/** The article before a size in yards: "an" before 8, otherwise "a". */
export const indefiniteArticle = (size: number): string => (size === 8 ? "an" : "a");
