import { dirname, join } from "node:path/posix";
import { parseSync } from "vite";

export interface Import {
  from: string;
  line: number;
  /** A path in the repository, or the name of a package. */
  to: string;
  typeOnly: boolean;
}

/** Returns the imports and re-exports of the source file at the path `from`. */
export function importsOf(from: string, source: string): Import[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(from, source).module;
  const statement = ({ start, end }: { start: number; end: number }) => source.slice(start, end);
  const found = [
    ...staticImports.map((one) => ({ request: one.moduleRequest, typeOnly: isErased(statement(one)) })),
    ...staticExports.flatMap((one) =>
      one.entries.map(({ moduleRequest }) => ({
        request: moduleRequest,
        typeOnly: isErased(statement(one)),
      })),
    ),
    ...dynamicImports.map(({ moduleRequest }) => ({
      request: { start: moduleRequest.start, value: literal(statement(moduleRequest)) },
      typeOnly: false,
    })),
  ];
  return found.flatMap(({ request, typeOnly }) =>
    request?.value
      ? [{ from, line: lineAt(source, request.start), to: resolve(from, request.value), typeOnly }]
      : [],
  );
}

/** Returns whether the compiler removes the statement. It keeps `import { type X }`, which still loads the file. */
const isErased = (statement: string) => /^(import|export)\s+type\s/.test(statement);

/** Returns the value of a string literal, or null for any other expression. */
export const literal = (expression: string) => expression.match(/^(["'`])([^$]+)\1$/)?.[2] ?? null;

export const lineAt = (source: string, position: number) => source.slice(0, position).split("\n").length;

/** Returns the path in the repository, or the name of the package, that a file imports. */
export function resolve(from: string, specifier: string): string {
  if (specifier.startsWith(".")) return join(dirname(from), specifier);
  return specifier.startsWith("#") ? specifier.slice(1) : specifier;
}
