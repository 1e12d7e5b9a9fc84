/** Files that cannot import this file repeat some of these values. For example, `client/styles/app.css` repeats the colours. */
export const BRAND = {
  name: "Skip Finder",
  tagline: "The UK's leading directory for skip hire",
  blurb:
    "The UK's leading directory for skip hire. Compare prices, read reviews and book online with companies near you.",
  copyrightYear: 2024,
  ink: "#1d1d1b",
  skip: "#ffc20e",
  paper: "#f7f5f0",
} as const;
