/** A position on the Earth, in degrees (WGS84). */
export interface Point {
  latitude: number;
  longitude: number;
}
