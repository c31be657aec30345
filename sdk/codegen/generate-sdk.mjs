// Writes the types of the SDK from the API document (`npm run generate:api`): the operations of the public and the business
// reference that an API key can call, the events of webhooks, the codes of errors and the version.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { isForPrograms, METHODS, schemasOf } from '../../scripts/api/promise.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const source = resolve(process.env.OPENAPI_FILE ?? join(here, '../../backend/openapi.json'));
const folder = resolve(process.env.SDK_SOURCES ?? join(here, '../src/generated'));

/** Operations of the marketplace are in the admin reference. */
const isOfMarketplace = (operation) => /^admin\b/.test(operation['x-access']);

/** The part of the document that programs of businesses and of visitors can call. */
function documentOfPrograms(document) {
  const paths = {};
  for (const [path, operations] of Object.entries(document.paths))
    for (const method of METHODS) {
      const operation = operations[method];
      if (!operation || !isForPrograms(method, operation) || isOfMarketplace(operation)) continue;
      paths[path] = { ...paths[path], [method]: operation };
    }
  const { schemas } = document.components;
  const names = [...schemasOf(paths, schemas)].sort();
  return {
    openapi: document.openapi,
    info: document.info,
    paths,
    components: { schemas: Object.fromEntries(names.map((name) => [name, schemas[name]])) },
  };
}

/** The types of the paths. Fields with a default are optional in requests and always present in answers. */
const pathsCode = async (document) =>
  astToString(await openapiTypescript(documentOfPrograms(document), { defaultNonNullable: false }));

function codesCode(document) {
  const codes = document['x-errors'].map(({ code }) => code).sort();
  const lines = codes.map((code) => `  | '${code}'`);
  return `/** Stable codes of errors. The address /api/docs/errors of the site explains each. */\nexport type ErrorCode =\n${lines.join('\n')};\n`;
}

/** The bodies of events by their type, from the callbacks of the operation that creates an endpoint. */
function eventsCode(document) {
  const operations = Object.values(documentOfPrograms(document).paths).flatMap((path) => Object.values(path));
  const lines = operations.flatMap(({ callbacks = {} }) =>
    Object.entries(callbacks).map(([type, addresses]) => {
      const [{ post }] = Object.values(addresses);
      const name = post.requestBody.content['application/json'].schema.$ref.split('/').at(-1);
      return `  /** ${post.summary}. */\n  '${type}': components['schemas']['${name}'];`;
    }),
  );
  return `import type { components } from './paths.js';\n\n/** Bodies of events by their type. */\nexport interface EventByType {\n${lines.join('\n')}\n}\n`;
}

const versionCode = ({ info }) =>
  `/** The version of the API that these types describe. */\nexport const API_VERSION = '${info.version}';\n`;

const document = JSON.parse(await readFile(source, 'utf8'));
const files = {
  'paths.ts': await pathsCode(document),
  'error-codes.ts': codesCode(document),
  'version.ts': versionCode(document),
  'webhook-events.ts': eventsCode(document),
};
await mkdir(folder, { recursive: true });
for (const [name, code] of Object.entries(files)) await writeFile(join(folder, name), code);
