import ts from 'typescript';
import { isSpec } from '../project.mjs';

/** Suffixes of module files; each states the content of a file. */
export const suffixes = [
  ...[
    'module',
    'controller',
    'service',
    'use-case',
    'policy',
    'entity',
    'view-entity',
    'sql',
    'errors',
    'events',
  ],
  ...['dto', 'view', 'consumer', 'job', 'personal-data', 'notifications', 'csv', 'retention', 'metrics'],
  ...['port', 'gateway', 'guard', 'strategy', 'pipe', 'decorator', 'interceptor'],
];

/** Packages and files that pure code does not import: the framework, a database, a service. */
const impurePackage = /^(@nestjs\/|@fastify\/|fastify$|typeorm$|pg$|pg-)/;
const impureFile =
  /(\.(module|controller|service|use-case|entity|view-entity|sql|gateway|guard)|\/transactions)\.js$/;

/** @type {import('../project.mjs').Rule} */
export const fileSuffix = {
  name: 'file-suffix',
  hint: `A file of a module has one of the suffixes .${suffixes.join(' .')}, or none and contains pure code.`,
  subjects: ({ files }) =>
    files
      .filter(isModuleFile)
      .filter(isWrong)
      .map(({ path }) => path),
};

const isModuleFile = (file) =>
  /^backend\/src\/modules\/.+\.ts$/.test(file.path) && !isSpec(file) && !file.path.endsWith('/index.ts');

function isWrong({ path, source }) {
  const [, ...found] = path.slice(path.lastIndexOf('/') + 1, -'.ts'.length).split('.');
  if (found.length === 0) return isImpure(source);
  return found.length > 1 || !suffixes.includes(found[0]);
}

/** Returns true if a file imports impure code. Type imports do not count. */
function isImpure(source) {
  return source.statements
    .filter((statement) => ts.isImportDeclaration(statement) && !isTypeOnly(statement.importClause))
    .some(({ moduleSpecifier: { text } }) => impurePackage.test(text) || impureFile.test(text));
}

function isTypeOnly(clause) {
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const names = clause.namedBindings;
  return (
    !clause.name && names && ts.isNamedImports(names) && names.elements.every(({ isTypeOnly }) => isTypeOnly)
  );
}
