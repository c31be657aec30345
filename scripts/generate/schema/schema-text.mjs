import { functionOwners, tableOwners, viewOwners } from '../../lint/relation-owners.mjs';
import { layerOf, layers } from '../../lint/layers.mjs';
import { readCatalog } from './catalog.mjs';

const HEADER = `-- The schema of a migrated database. Written by \`npm run generate:schema\`; the migrations decide.
-- Grouped by the module that owns a table (scripts/lint/relation-owners.mjs), lower layers first.`;

/**
 * Returns the text of backend/schema.sql: extensions and enums, then for each module its tables with their columns,
 * constraints, indexes and triggers, its views and its functions.
 * @param database a connection to a migrated database
 */
export async function schemaText(database) {
  const catalog = await readCatalog(database);
  const byModule = groupedByOwner(catalog);
  const modules = Object.keys(layers).sort((a, b) => layerOf(a) - layerOf(b) || (a < b ? -1 : 1));
  const parts = modules
    .filter((module) => byModule[module])
    .map((module) => `${heading(module)}\n\n${byModule[module].join('\n\n')}`);
  return `${[HEADER, shared(catalog), ...parts].filter(Boolean).join('\n\n')}\n`;
}

const heading = (module) => `-- ${'-'.repeat(20)} ${module} (layer ${layerOf(module)}) ${'-'.repeat(20)}`;

function shared({ extensions, enums }) {
  return [
    ...extensions.map(({ name }) => `CREATE EXTENSION ${name};`),
    ...enums.map(
      ({ name, labels }) =>
        `CREATE TYPE ${name} AS ENUM (${labels.map((label) => `'${label}'`).join(', ')});`,
    ),
  ].join('\n');
}

function groupedByOwner(catalog) {
  const groups = {};
  const add = (owner, text) => (groups[owner] ??= []).push(text);
  for (const table of catalog.tables)
    add(ownerIn(tableOwners, table.name, 'table'), tableText(table, catalog));
  for (const view of catalog.views) add(ownerIn(viewOwners, view.name, 'view'), viewText(view));
  for (const one of catalog.functions) add(functionOwner(one, catalog), functionText(one));
  return groups;
}

function ownerIn(owners, name, kind) {
  const owner = owners.get(name);
  if (!owner)
    throw new Error(`The ${kind} ${name} has no owner. Add it to scripts/lint/relation-owners.mjs.`);
  return owner;
}

/** Returns the owner of a function. An unlisted trigger function belongs to the owner of the first table that uses it. */
function functionOwner({ name, isTrigger }, { triggers, tables }) {
  if (!isTrigger || functionOwners.has(name)) return ownerIn(functionOwners, name, 'function');
  const used = new Set(triggers.filter((trigger) => trigger.function === name).map(({ table }) => table));
  const first = tables.find(({ oid }) => used.has(oid));
  if (!first) throw new Error(`No trigger uses the function ${name}.`);
  return ownerIn(tableOwners, first.name, 'table');
}

function tableText({ oid, name, options, partitions }, { columns, constraints, indexes, triggers }) {
  const of = (rows) => rows.filter(({ table }) => table === oid);
  const lines = [
    ...of(columns).map(columnText),
    ...of(constraints).map((constraint) => `CONSTRAINT ${constraint.name} ${constraint.definition}`),
  ];
  const division = partitions ? ` PARTITION BY ${partitions}` : '';
  const storage = options.length > 0 ? ` WITH (${options.join(', ')})` : '';
  return [
    `CREATE TABLE ${name} (\n${lines.map((line) => `  ${line}`).join(',\n')}\n)${division}${storage};`,
    ...of(indexes).map(({ definition }) => `${definition};`),
    ...of(triggers).map(({ definition }) => `${definition};`),
  ].join('\n');
}

const identities = { a: 'ALWAYS', d: 'BY DEFAULT' };

function columnText({ name, type, isRequired, identity, generated, value, collation }) {
  return [
    name,
    type,
    collation && `COLLATE ${collation}`,
    isRequired && 'NOT NULL',
    identity && `GENERATED ${identities[identity]} AS IDENTITY`,
    value && (generated ? generatedAs(value, generated) : `DEFAULT ${value}`),
  ]
    .filter(Boolean)
    .join(' ');
}

const generatedAs = (value, kind) =>
  `GENERATED ALWAYS AS (${value.trim().replace(/\n\s*/g, ' ')}) ${kind === 's' ? 'STORED' : 'VIRTUAL'}`;

const viewText = ({ name, isStored, definition }) =>
  `CREATE ${isStored ? 'MATERIALIZED ' : ''}VIEW ${name} AS\n${withoutTrailingSpaces(definition)}`;

const functionText = ({ definition }) =>
  `${withoutTrailingSpaces(definition).replace(/^(CREATE OR REPLACE \w+) public\./, '$1 ')};`;

const withoutTrailingSpaces = (text) => text.trimEnd().replace(/[ \t]+$/gm, '');
