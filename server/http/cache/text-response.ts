const texts = new WeakMap<Response, string>();

/** Creates a response whose text the cache can read without a stream and two copies. */
export function createTextResponse(text: string, init: ResponseInit): Response {
  const response = new Response(text, init);
  texts.set(response, text);
  return response;
}

/** Undefined for responses that `createTextResponse` did not make. */
export const bodyText = (response: Response): string | undefined => texts.get(response);
