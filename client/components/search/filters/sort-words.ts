import type { CompanySort } from "#contract/options.ts";

export const SORT_WORDS: Record<CompanySort, { label: string; meaning: string }> = {
  fit: {
    label: "Best fit",
    meaning: "Those that deliver to you and can do your date first, then the nearest.",
  },
  distance: { label: "Nearest", meaning: "By distance from you, whether or not they deliver." },
  total: {
    label: "Lowest total",
    meaning:
      "By total for your size: stated prices, then those that don't say for how long, then our estimates. Paused companies and those with a warning come last.",
  },
  soonest: {
    label: "Soonest",
    meaning: "By the first day on which each can deliver. Unknown days come last.",
  },
  best: { label: "Best overall", meaning: "By rating, weighed by how many reviews stand behind it." },
  rating: { label: "Highest Rated", meaning: "By average rating. One review can be enough to lead." },
  reviews: { label: "Most reviews", meaning: "By the number of reviews." },
  name: { label: "Company Name", meaning: "From A to Z by name." },
  location: { label: "Location", meaning: "From A to Z by town." },
};
