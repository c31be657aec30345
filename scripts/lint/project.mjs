import fs from 'node:fs';
import path from 'node:path';
import { parseFile } from './sql/sources.mjs';

const roots = [
  ...['backend', 'shell', 'storefront-mfe', 'vendor-mfe', 'admin-mfe', 'shared-ui'],
  ...['bench', 'scripts', 'deploy', 'sdk'],
];
/** Folders with generated, installed or deliberately invalid files. */
const skipped =
  /(^|\/)(node_modules|dist|coverage|generated|results|bad-forms|bad-imports|layout-fixtures|\.[^/]+)$/;
const code = /\.(ts|tsx|mts|mjs|cjs|js)$/;

/**
 * @typedef {{ path: string, text: string, source: import('typescript').SourceFile }} ProjectFile text and tree are read on
 * access
 * @typedef {{ files: ProjectFile[], paths: string[], tableAccess: string[], entryPoints: Record<string, string> }} Project
 * `paths`: of all files, `files`: code and CSS; `tableAccess`: the lines of table-access.txt; `entryPoints`: the exports of
 * shared-ui's package.json
 * @typedef {{ name: string, hint: string, subjects: (project: Project) => string[] }} Rule `subjects` returns the subject of
 * each violation
 */

/**
 * Reads the files of a checkout to which the layout rules apply.
 * @returns {Omit<Project, 'tableAccess'>}
 */
export function readProject(rootDir) {
  const paths = roots.flatMap((root) => filesBelow(rootDir, root)).sort();
  const files = paths
    .filter((file) => code.test(file) || file.endsWith('.css'))
    .map((file) => projectFile(file, () => fs.readFileSync(path.join(rootDir, file), 'utf8')));
  return { paths, files, entryPoints: entryPointsOf(rootDir) };
}

function entryPointsOf(rootDir) {
  const file = path.join(rootDir, 'shared-ui/package.json');
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')).exports : {};
}

function filesBelow(rootDir, folder) {
  const full = path.join(rootDir, folder);
  if (!fs.existsSync(full)) return [];
  return fs.readdirSync(full, { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return skipped.test(name) ? [] : filesBelow(rootDir, name);
    return entry.isFile() ? [name] : [];
  });
}

/** Returns a file whose text is read and parsed on first access. */
export function projectFile(file, read) {
  let text;
  let source;
  return {
    path: file,
    get text() {
      return (text ??= read());
    },
    get source() {
      return (source ??= parseFile(file, this.text));
    },
  };
}

export const isCode = ({ path: file }) => code.test(file);
export const isSpec = ({ path: file }) => /\.spec\.tsx?$/.test(file);

/** Returns true for migrations, seeds and translations, which have no size limit (house style, section 2). */
export const isExempt = (file) =>
  /^backend\/src\/database\/(migrations|seeds)\//.test(file) ||
  /(^|\/)(translations|texts|[\w-]+-texts)(\.\w+)?\.(ts|json)$/.test(file) ||
  /\.(en|ne)\.(ts|json)$/.test(file);
