// Writes one file of typed hooks per tag of the API's document: `npm run generate:api`.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateEndpoints } from '@rtk-query/codegen-openapi';

const here = dirname(fileURLToPath(import.meta.url));
const schemaFile = resolve(process.env.OPENAPI_FILE ?? join(here, '../../backend/openapi.json'));
const sources = resolve(process.env.API_SOURCES ?? join(here, '../src/store/api'));
const folder = join(sources, 'generated');

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

// Which other groups a change makes wrong, besides its own.
const alsoWrong = {
  account: ['auth'],
  'admin-approvals': ['admin-overview', 'admin-payments', 'admin-payout-runs', 'admin-vendor-accounts'],
  'admin-catalogue': ['catalog', 'deals', 'support'],
  admin: ['admin-overview', 'admin-vendors', 'catalog', 'deals', 'stats', 'vendor-deals', 'vendors'],
  'admin-messages': ['admin-overview'],
  'admin-payments': ['admin-approvals', 'admin-overview', 'admin-settlements', 'admin-vendor-accounts'],
  'admin-payout-runs': ['admin-approvals', 'admin-overview', 'admin-vendor-accounts'],
  'admin-plans': ['subscriptions'],
  'admin-settlements': ['admin-overview', 'admin-payments'],
  'admin-reviews': ['admin-overview'],
  'admin-users': ['admin-overview'],
  'admin-vendor-accounts': ['admin-approvals', 'admin-overview'],
  counter: ['auth', 'loyalty', 'redemptions', 'vendor-deals'],
  'deal-drafts': ['subscriptions', 'vendor-deals'],
  'own-membership': ['auth', 'plan-orders'],
  payments: ['auth', 'own-membership', 'plan-orders', 'subscriptions'],
  'plan-orders': ['own-membership', 'payments', 'subscriptions'],
  redemptions: ['auth', 'counter', 'loyalty'],
  reviews: ['deals', 'redemptions'],
  staff: ['auth'],
  subscriptions: ['vendors'],
  'vendor-deals': ['deals', 'subscriptions'],
  vendors: ['auth', 'deals'],
};

// RTK Query forgets nothing by itself, and a refused change has changed nothing.
function invalidateOnSuccess(tag, code) {
  const tags = JSON.stringify([tag, ...(alsoWrong[tag] ?? [])]);
  return code.replace(
    /invalidatesTags: \[[^\]]*\]/g,
    `invalidatesTags: (_done, failure) => (failure ? [] : ${tags})`,
  );
}

const withoutOwnTags = (code) =>
  code
    .replace(/export const addTagTypes = [\s\S]*?as const;\n/, '')
    .replace(
      /const injectedRtkApi = api\s*\.enhanceEndpoints\(\{\s*addTagTypes,?\s*\}\)\s*\./,
      'const injectedRtkApi = api.',
    );

async function codeOf(tag) {
  const code = await generateEndpoints({
    schemaFile,
    apiFile: 'shared-ui/store',
    apiImport: 'api',
    exportName: `${camel(tag)}Api`,
    filterEndpoints: (_name, { operation }) => operation.tags?.[0] === tag,
    hooks: true,
    tag: true,
    useEnumType: false,
  });
  return invalidateOnSuccess(tag, withoutOwnTags(code));
}

const tagTypes = (tags) =>
  `/** One tag per group of operations in the API's document, named as there. */\n` +
  `export const tagTypes = [\n${tags.map((tag) => `  '${tag}',\n`).join('')}] as const;\n`;

async function removeOthers(names) {
  const others = (await readdir(folder)).filter((name) => !names.includes(name));
  await Promise.all(others.map((name) => rm(join(folder, name))));
}

const document = JSON.parse(await readFile(schemaFile, 'utf8'));
const tags = tagsOf(document);
const files = [];
for (const tag of tags) files.push([`${kebab(tag)}.ts`, await codeOf(tag)]);

// Written only when all of it is known, so that whoever builds meanwhile finds no gap.
await mkdir(folder, { recursive: true });
for (const [name, code] of files) await writeFile(join(folder, name), code);
await removeOthers(files.map(([name]) => name));
await writeFile(join(sources, 'tag-types.ts'), tagTypes(tags));
console.log(`${tags.length} groups of operations written to ${folder}`);
