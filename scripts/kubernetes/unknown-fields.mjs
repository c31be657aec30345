import path from 'node:path';
import ts from 'typescript';
import { rootDir } from '../run/settings.mjs';

const fileName = path.join(rootDir, 'manifests.ts');

const options = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts'],
  types: [],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
};

const sourceOf = (manifests) =>
  manifests
    .map(({ type, data }, at) => {
      const name = type.split('/').at(-1);
      return `import type { I${name} as T${at} } from 'kubernetes-models/${type}';\nexport const m${at}: T${at} = ${JSON.stringify(data)};`;
    })
    .join('\n');

function hostWith(source) {
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.getSourceFile = (name, ...rest) =>
    name === fileName
      ? ts.createSourceFile(name, source, options.target, true)
      : getSourceFile.call(host, name, ...rest);
  host.fileExists = (name) => name === fileName || fileExists.call(host, name);
  return host;
}

/**
 * Returns fields that a kind does not have, such as misspelled ones. The schemas of Kubernetes allow them and the API server
 * ignores them, but the types of kubernetes-models do not allow them.
 * @param {{ type: string, data: object }[]} manifests `type` is apiVersion and kind, such as apps/v1/Deployment
 * @returns {string[]}
 */
export function unknownFields(manifests) {
  const program = ts.createProgram([fileName], options, hostWith(sourceOf(manifests)));
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
