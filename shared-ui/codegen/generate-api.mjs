// Writes the API client from the API document (`npm run generate:api`): one file of endpoints with typed hooks per group, and
// one file each for the types of all schemas, the paths and the constraints of bodies. Cache tags are in `store/api/<group>`.
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { constraintsCode } from './constraints.mjs';
import { passOnQueries } from './pass-on-queries.mjs';
import { pathsCode } from './paths.mjs';
import { addTypes, splitTypes, typesCode } from './split-types.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const schemaFile = resolve(process.env.OPENAPI_FILE ?? join(here, '../../backend/openapi.json'));
const client = resolve(process.env.API_SOURCES ?? join(here, '../src/store/api'));
const folder = join(client, 'generated');

const kebab = (tag) =>
  tag
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/\s+/g, '-')
    .toLowerCase();
const camel = (tag) => kebab(tag).replace(/-(\w)/g, (_match, letter) => letter.toUpperCase());

function tagsOf(document) {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  return [...new Set(operations.flatMap((operation) => operation.tags ?? []))].sort();
}

const codeOf = (tag) =>
  generateEndpoints({
    schemaFile,
    apiFile: 'shared-ui/store',
    apiImport: 'api',
    exportName: `${camel(tag)}Api`,
    filterEndpoints: (_name, { operation }) => operation.tags?.[0] === tag,
    hooks: true,
    tag: false,
    useEnumType: false,
  });

async function removeOthers(names) {
  const others = (await readdir(folder)).filter((name) => !names.includes(name));
  await Promise.all(others.map((name) => rm(join(folder, name))));
}

/** Creates the hand-written file of a new group, without tags. */
async function addGroup(group) {
  const file = join(client, group, 'index.ts');
  if (existsSync(file)) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `export * from '../generated/${group}';\n`);
}

const document = JSON.parse(await readFile(schemaFile, 'utf8'));
const tags = tagsOf(document);
const files = [];
const schemas = new Map();
for (const tag of tags) {
  const { code, types } = splitTypes(passOnQueries(await codeOf(tag)));
  addTypes(schemas, types);
  files.push([`${kebab(tag)}.ts`, code]);
}
files.push(['types.ts', typesCode(schemas)]);
files.push(['paths.ts', pathsCode(document)]);
files.push(['constraints.ts', constraintsCode(document)]);

// The files are written after all code is generated, so that a concurrent build finds no missing file.
await mkdir(folder, { recursive: true });
for (const [name, code] of files) await writeFile(join(folder, name), code);
await removeOthers(files.map(([name]) => name));
for (const tag of tags) await addGroup(kebab(tag));
console.log(`${tags.length} groups of operations written to ${folder}`);
