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
const literal = (expression: string) => expression.match(/^(["'`])([^$]+)\1$/)?.[2] ?? null;

const lineAt = (source: string, position: number) => source.slice(0, position).split("\n").length;

/** Returns the path in the repository, or the name of the package, that a file imports. */
function resolve(from: string, specifier: string): string {
  if (specifier.startsWith(".")) return join(dirname(from), specifier);
  return specifier.startsWith("#") ? specifier.slice(1) : specifier;
}

export interface Export {
  file: string;
  line: number;
  /** The name by which other files import it, which is "default" for a default export. */
  name: string;
  /** The name of the exported declaration, also that of a default export. */
  declaredName: string;
  /** True if the file itself uses the name too. */
  isUsedInFile: boolean;
}

/** A name that the file `from` imports from the file or package `to`. A dynamic import uses every name: "*". */
export interface Use {
  from: string;
  to: string;
  name: string;
}

type Module = ReturnType<typeof parseSync>["module"];

/** Returns the names that a source file exports, and those that it imports. */
export function exportsAndUses(file: string, source: string): { exports: Export[]; uses: Use[] } {
  const { module, comments } = parseSync(file, source);
  const code = comments.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), source);
  const uses = [...importedNames(module, code), ...reexportedNames(module), ...loadedFiles(module, source)];
  const exports = module.staticExports.flatMap(({ start, entries }) =>
    entries.map(({ exportName, localName }) => {
      const name = exportName.name ?? "default";
      return {
        file,
        line: lineAt(source, start),
        name,
        declaredName: localName.name ?? name,
        isUsedInFile: code.split(wholeWord(name)).length > 2,
      };
    }),
  );
  return { exports, uses: uses.map(({ to, name }) => ({ from: file, to: resolve(file, to), name })) };
}

const wholeWord = (name: string) => new RegExp(`\\b${name}\\b`);

/** Returns the names in import statements. Those of `import * as store` are the names that follow `store.` in the code. */
const importedNames = (module: Module, code: string) =>
  module.staticImports.flatMap(({ moduleRequest: { value: to }, entries }) =>
    entries.flatMap(({ importName, localName }) =>
      importName.kind === "NamespaceObject"
        ? [...code.matchAll(new RegExp(`\\b${localName.value}\\.(\\w+)`, "g"))].map(([, name = ""]) => ({
            to,
            name,
          }))
        : [{ to, name: importName.name ?? "default" }],
    ),
  );

const reexportedNames = (module: Module) =>
  module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName }) =>
      moduleRequest ? [{ to: moduleRequest.value, name: importName.name ?? "*" }] : [],
    ),
  );

const loadedFiles = (module: Module, source: string) =>
  module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const to = literal(source.slice(start, end));
    return to === null ? [] : [{ to, name: "*" }];
  });

/** Texts of a screen: strings with a space, and text between tags. Errors that are thrown at developers are left out. */
export function textsIn(file: string, source: string): { line: number; text: string }[] {
  const texts: { line: number; text: string }[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, value, start } = node as { type?: string; value?: unknown; start?: number };
    if (type === "NewExpression") return;
    const text = type === "TemplateElement" ? (value as { raw: string }).raw : value;
    const isText = type === "Literal" || type === "JSXText" || type === "TemplateElement";
    if (isText && typeof text === "string" && text.trim().includes(" "))
      texts.push({ line: lineAt(source, start ?? 0), text });
    Object.values(node).forEach(visit);
  };
  visit(parseSync(file, source).program);
  return texts;
}
