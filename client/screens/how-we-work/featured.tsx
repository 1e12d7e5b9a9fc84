export const FEATURED = {
  id: "featured",
  title: "What “featured” means",
  text: (
    <p>
      The directory's administrator chooses which companies are featured. The home page shows at most two of
      them as Featured Partners: those with the highest rating, which must be 4 or more. Being featured
      changes nothing else: no list and no search puts a featured company higher.
    </p>
  ),
};
