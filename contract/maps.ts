/** What a browser needs to embed a map; without a key the service's keyless embed is used. */
export interface MapsConfig {
  provider: "google";
  apiKey: string | null;
}
