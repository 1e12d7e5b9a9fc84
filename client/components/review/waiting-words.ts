import { REVIEWS_AT_ONCE } from "#contract/limits.ts";

const { anHour, aDay, aWeek, ofNetworkAMonth, ofOuterNetworkAMonth } = REVIEWS_AT_ONCE;

/** The terms and the reviews policy say the same. */
export const REVIEWS_THAT_WAIT = `Some wait until our administrator has looked at them: of one company those beyond ${anHour} within an hour. Where the company didn't confirm the hire, by a price or on the request's page, also those beyond ${aDay} within a day, ${aWeek} within a week or twice the company's usual number, and beyond ${ofNetworkAMonth} within a month from one network, or ${ofOuterNetworkAMonth} from the larger network around it. A change of a review counts like a review.`;
