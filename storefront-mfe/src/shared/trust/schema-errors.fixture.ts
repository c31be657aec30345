import path from 'node:path';
import ts from 'typescript';

const FILE = path.resolve('data.ts');
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  types: [],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** The declarations, parsed once per test file. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** The innermost message, which names the property. */
function innermost(message: string | ts.DiagnosticMessageChain): string {
  if (typeof message === 'string') return message;
  const [next] = message.next ?? [];
  return next ? innermost(next) : message.messageText;
}

/**
 * Differences of structured data from the vocabulary of schema.org: unknown types, properties that a type does not have, and
 * values of other types. TypeScript compares the data with the declarations of schema-dts, which are generated from the vocabulary.
 */
export function schemaErrors(data: object): string[] {
  const { '@type': type } = data as { '@type': string };
  const source = `import type * as schema from 'schema-dts';
export const data: schema.WithContext<schema.${type}> = ${JSON.stringify(data, null, 2)};`;
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === FILE || fileExists(name);
  host.getSourceFile = (name, target) => {
    if (name === FILE) return ts.createSourceFile(name, source, target);
    if (!parsed.has(name)) parsed.set(name, getSourceFile(name, target));
    return parsed.get(name);
  };
  const program = ts.createProgram([FILE], OPTIONS, host);
  const found = program.getSemanticDiagnostics(program.getSourceFile(FILE));
  return found.map(({ messageText }) => innermost(messageText));
}
