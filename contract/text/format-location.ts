/** For example "Leeds, West Yorkshire"; a single name if town and county have the same name. */
export const formatLocation = ({ location, county }: { location: string; county: string }): string =>
  location.toLowerCase() === county.toLowerCase() ? location : `${location}, ${county}`;
