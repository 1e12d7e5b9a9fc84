import type { States } from "#client/component-states/states.ts";
import { StarRating } from "./star-rating.tsx";

export const states: States = {
  "no rating": <StarRating rating={null} reviewCount={0} />,
  "one review": <StarRating rating="5.00" reviewCount={1} />,
  "part of a star": <StarRating rating="3.62" reviewCount={27} />,
  "many reviews": <StarRating rating="1.00" reviewCount={1_234_567} />,
};
