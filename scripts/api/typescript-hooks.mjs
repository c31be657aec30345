// Hooks of Node's module loader: imports of TypeScript sources, for scripts that use code of the backend without a build.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const OPTIONS = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
  },
  module: { type: 'es6' },
};

/** Sources import `./name.js`, which is `name.ts` before a build. */
export function resolve(specifier, context, next) {
  const source = specifier.startsWith('.') && specifier.endsWith('.js') && specifier.replace(/\.js$/, '.ts');
  const url = source && new URL(source, context.parentURL);
  return url && existsSync(url)
    ? { url: url.href, format: 'module', shortCircuit: true }
    : next(specifier, context);
}

export function load(url, context, next) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context);
  const filename = fileURLToPath(url);
  const { code } = transformSync(readFileSync(filename, 'utf8'), { ...OPTIONS, filename });
  return { format: 'module', source: code, shortCircuit: true };
}
