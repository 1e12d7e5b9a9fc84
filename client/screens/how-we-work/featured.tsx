export const FEATURED = {
  id: "featured",
  title: "What “featured” means",
  text: (
    <p>
      The directory's administrator chooses which companies are featured. The home page shows at most two of
      them as Featured Partners: the best overall with an average of 4 or more. Being featured changes nothing
      else: no list and no search puts a featured company higher.
    </p>
  ),
};
