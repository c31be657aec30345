import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const TESTS = /\.spec\.tsx?$/;

/**
 * Returns the parsed sources of backend/src/common and backend/src/modules, without their tests.
 * @param {string} backendDir the backend, or a fixture of the same shape
 * @returns {Map<string, ts.SourceFile>} the sources by absolute path
 */
export function backendSources(backendDir) {
  const files = ['src/common', 'src/modules'].flatMap((folder) =>
    sourcesBelow(path.join(backendDir, folder)),
  );
  return new Map(files.sort().map((file) => [file, parseFile(file)]));
}

function sourcesBelow(folder) {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.ts') && !TESTS.test(name))
    .map((name) => path.join(folder, name));
}

export const parseFile = (file, text = fs.readFileSync(file, 'utf8')) =>
  ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : undefined,
  );

/** Returns the module of a backend file: a folder of src/modules, or `common`. */
export function moduleOf(file) {
  const found = /src[\\/]modules[\\/]([^\\/]+)[\\/]/.exec(file);
  if (found) return found[1];
  return /src[\\/]common[\\/]/.test(file) ? 'common' : undefined;
}

/** Returns the file that an import names, or undefined for a package. */
export function importedFile(fromFile, specifier) {
  if (!specifier.startsWith('.')) return undefined;
  return path.resolve(path.dirname(fromFile), specifier.replace(/\.js$/, '.ts'));
}

/** Visits a node and all its descendants. */
export function visit(node, see) {
  see(node);
  ts.forEachChild(node, (child) => visit(child, see));
}
