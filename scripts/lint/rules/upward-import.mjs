import path from 'node:path';
import ts from 'typescript';
import { layers, mayUse } from '../layers.mjs';
import { moduleOf, visit } from '../sql/sources.mjs';

/** @type {import('../project.mjs').Rule} */
export const upwardImport = {
  name: 'upward-import',
  hint: 'A module of the backend imports modules of lower layers only (scripts/lint/layers.mjs).',
  subjects: ({ files }) =>
    files.flatMap((file) => {
      const from = moduleOf(file.path);
      if (!from || !file.path.startsWith('backend/src/')) return [];
      return importedModules(file)
        .filter((to) => !mayUse(from, to))
        .map((to) => `${file.path} imports ${to}`);
    }),
};

/** Returns the modules that a file imports, including type imports and dynamic imports. */
function importedModules({ path: file, source }) {
  const found = new Set();
  visit(source, (node) => {
    const specifier = specifierOf(node);
    if (!specifier?.startsWith('.')) return;
    const module = moduleOf(path.posix.join(path.posix.dirname(file), specifier));
    if (module && module in layers) found.add(module);
  });
  return [...found];
}

function specifierOf(node) {
  if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier)
    return node.moduleSpecifier.text;
  if (ts.isImportTypeNode(node)) return node.argument.literal?.text;
  const isImport = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isImport && ts.isStringLiteralLike(node.arguments[0]) ? node.arguments[0].text : undefined;
}
