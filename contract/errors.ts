/** Every error under `/api` is this JSON. `fields` ties a message to the field it is about. */
export interface ErrorBody {
  message: string;
  fields?: Record<string, string>;
}
