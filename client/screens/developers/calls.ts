import type { OpenApiDocument, Operation } from "#contract/api/openapi.ts";

/** One call with its address. */
export interface Call {
  method: string;
  path: string;
  operation: Operation;
}

export interface CallGroup {
  /** For the address of its section. */
  id: string;
  title: string;
  calls: Call[];
}

/** The calls of the document, under the document's own tags. */
export function callGroups({ tags, paths }: OpenApiDocument): CallGroup[] {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
  return tags.map(({ name }) => ({
    id: name.toLowerCase().replaceAll(" ", "-"),
    title: name,
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }));
}
