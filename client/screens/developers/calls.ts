import type { OpenApiDocument, Operation } from "#contract/api/openapi.ts";

export interface Call {
  method: string;
  path: string;
  operation: Operation;
}

export interface CallGroup {
  id: string;
  title: string;
  calls: Call[];
}

export function groupCalls({ tags, paths }: OpenApiDocument): CallGroup[] {
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
