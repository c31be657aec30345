import ts from 'typescript';
import { visit } from '../sql/sources.mjs';

const MAX_DEPENDENCIES = 8;

/** @type {import('../project.mjs').Rule} */
export const constructorDependencies = {
  name: 'constructor-dependencies',
  hint: `A class of the backend has at most ${MAX_DEPENDENCIES} constructor dependencies.`,
  subjects: ({ files }) =>
    files
      .filter(({ path }) => path.startsWith('backend/src/') && path.endsWith('.ts'))
      .filter(({ text }) => text.includes('constructor'))
      .flatMap(({ path, source }) => crowded(source).map((name) => `${path}: ${name}`)),
};

function crowded(source) {
  const found = [];
  visit(source, (node) => {
    if (ts.isConstructorDeclaration(node) && node.parameters.length > MAX_DEPENDENCIES)
      found.push(node.parent.name?.text ?? 'class');
  });
  return found;
}
