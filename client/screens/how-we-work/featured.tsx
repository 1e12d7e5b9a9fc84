import { useSite } from "#client/components/site/site-context.ts";

export const FEATURED = { id: "featured", title: "What “featured” means", text: <FeaturedText /> };

function FeaturedText() {
  const { isFeaturedPaid } = useSite();
  return (
    <p>
      {isFeaturedPaid
        ? "Featured companies pay for it, which is why their place on the home page says “Ad”. "
        : "The directory's administrator chooses which companies are featured. Nobody pays for it. "}
      The home page shows at most two of them as Featured Partners: the best overall with an average of 4 or
      more. Being featured changes nothing else: no list and no search puts a featured company higher.
    </p>
  );
}
