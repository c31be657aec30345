import path from 'node:path';
import ts from 'typescript';
import { isCode, isSpec } from './project.mjs';
import { visit } from './sql/sources.mjs';

const OWN = 'shared-ui/src/';
const WORKSPACE = /^(shell|[\w-]+-mfe)\//;

/**
 * Returns the workspaces that use each file of shared-ui. A workspace uses the files that define the names it imports from an
 * entry point, and the files imported by them. Tests do not count as users. Only files that define names are included.
 * @param {import('./project.mjs').Project} project
 * @returns {Map<string, Set<string>>} the workspaces by path
 */
export function usersOfSharedUi({ files, entryPoints }) {
  const code = files.filter((file) => isCode(file) && !isSpec(file) && !/\.d\.ts$/.test(file.path));
  const links = new Map(code.filter(isOwn).map((file) => [file.path, linksOf(file)]));
  const users = new Map([...links.keys()].map((file) => [file, new Set()]));
  const locate = (from, specifier) => fileAt(links, entryPoints, from, specifier);

  const use = (workspace, file, name) => {
    for (const origin of originsOf(links, locate, file, name)) {
      if (users.get(origin).has(workspace)) continue;
      users.get(origin).add(workspace);
      for (const link of links.get(origin).imports) follow(workspace, origin, link);
    }
  };
  const follow = (workspace, from, { specifier, name }) => {
    const file = locate(from, specifier);
    if (file) use(workspace, file, name);
  };
  for (const file of code) {
    const workspace = WORKSPACE.exec(file.path)?.[1];
    if (workspace && file.text.includes('shared-ui/'))
      for (const link of linksOf(file).imports) follow(workspace, file.path, link);
  }
  // Files that only re-export names or import styles belong to an entry point.
  return new Map([...users].filter(([file]) => links.get(file).own.size > 0));
}

const isOwn = ({ path: file }) => file.startsWith(OWN);

/**
 * Returns the imports of a file, the names that it defines, and those that it re-exports. The name `*` means all.
 * @returns {{ imports: { specifier: string, name: string }[], own: Set<string>, passedOn: { specifier: string, name: string, as: string }[] }}
 */
function linksOf({ source, text }) {
  const imports = [];
  const passedOn = [];
  for (const statement of source.statements) {
    const specifier = statement.moduleSpecifier?.text;
    if (specifier === undefined) continue;
    if (ts.isImportDeclaration(statement))
      imports.push(...namesOf(statement.importClause).map((name) => ({ specifier, name })));
    else if (statement.exportClause?.elements)
      for (const { name, propertyName } of statement.exportClause.elements)
        passedOn.push({ specifier, name: (propertyName ?? name).text, as: name.text });
    else passedOn.push({ specifier, name: '*', as: '*' });
  }
  if (text.includes('import('))
    imports.push(...dynamicImports(source).map((specifier) => ({ specifier, name: '*' })));
  return { imports, own: new Set(source.statements.flatMap(exportedNames)), passedOn };
}

function namesOf(clause) {
  const elements = clause?.namedBindings?.elements;
  return elements ? elements.map(({ name, propertyName }) => (propertyName ?? name).text) : ['*'];
}

function exportedNames(statement) {
  if (!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.flatMap(boundNames);
  return statement.name ? [statement.name.text] : [];
}

/** Returns the names of a declaration: `const { a, b: [c] } = …` defines `a` and `c`. */
function boundNames({ name }) {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.filter((element) => !ts.isOmittedExpression(element)).flatMap(boundNames);
}

function dynamicImports(source) {
  const found = [];
  visit(source, (node) => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      found.push(node.arguments[0].text);
  });
  return found;
}

/** Returns the files that define a name exported by a file. The name `*` means every name. */
function originsOf(links, locate, file, name) {
  const { own, passedOn } = links.get(file);
  const follow = ({ specifier, name: inner, as }) => {
    const next = locate(file, specifier);
    return next ? originsOf(links, locate, next, as === '*' ? name : inner) : [];
  };
  if (name === '*') return [file, ...passedOn.flatMap(follow)];
  if (own.has(name)) return [file];
  return passedOn.filter(({ as }) => as === name || as === '*').flatMap(follow);
}

/** Returns the file of shared-ui that a specifier names; undefined for other files and packages. */
function fileAt(links, entryPoints, from, specifier) {
  const target = specifier?.startsWith('.')
    ? path.posix.join(path.posix.dirname(from), specifier)
    : targetOf(entryPoints, specifier);
  return [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`].find((file) => links.has(file));
}

function targetOf(entryPoints, specifier) {
  for (const [entry, target] of Object.entries(entryPoints)) {
    const [start, end = ''] = entry.replace('.', 'shared-ui').split('*');
    const isMatch = entry.includes('*')
      ? specifier?.startsWith(start) && specifier.endsWith(end)
      : specifier === start;
    if (isMatch) return path.posix.join('shared-ui', target.replace('*', specifier.slice(start.length)));
  }
  return undefined;
}
