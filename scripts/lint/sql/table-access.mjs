import fs from 'node:fs';
import path from 'node:path';
import { functionOwners, relationOwner } from '../relation-owners.mjs';
import { Declarations } from './declarations.mjs';
import { entityAccess, entityTables } from './entities.mjs';
import { Evaluator } from './evaluate.mjs';
import { accessOfText, PLACEHOLDER } from './parse-text.mjs';
import { merge, noAccess } from './relations.mjs';
import { retentionAccess } from './retention.mjs';
import { schemaAccess } from './schema-access.mjs';
import { backendSources, moduleOf } from './sources.mjs';
import { sqlExpressions } from './statements.mjs';
import { UNKNOWN } from './texts.mjs';
import { Usage } from './usage.mjs';

/**
 * Returns the relations that each module reads, writes and calls, from the sources of a backend and its schema.sql.
 * @param {string} backendDir the backend, or a fixture of the same shape
 * @returns {{ lines: string[], unresolved: string[], places: Map<string, string[]> }} `lines`: `<module> reads|writes|calls
 *   <owner>.<relation>`; `unresolved`: statements that do not parse, and those whose relation is not known; `places`: the files
 *   and SQL functions of each line
 */
export function tableAccess(backendDir) {
  const found = [...sourceAccess(backendDir), ...accessInSchema(backendDir)];
  const defined = new Map();
  for (const { module, access } of found) definedIn(defined, module, access.defines);
  const places = new Map();
  const unresolved = new Set(
    found.flatMap(({ unparsed, place }) =>
      unparsed.map((text) => `${place}: does not parse: ${short(text)}`),
    ),
  );
  for (const { module, access, place, text } of found) {
    for (const line of linesOf(module, access))
      places.set(line, [...new Set([...(places.get(line) ?? []), place])]);
    for (const name of strangersIn(access, defined.get(module)))
      unresolved.add(
        `${place}: unknown relation${name === PLACEHOLDER ? '' : ` ${name}`}: ${short(text ?? '')}`,
      );
  }
  return { lines: [...places.keys()].sort(), unresolved: [...unresolved].sort(), places };
}

function accessInSchema(backendDir) {
  const file = path.join(backendDir, 'schema.sql');
  if (!fs.existsSync(file)) return [];
  return schemaAccess(fs.readFileSync(file, 'utf8')).map((one) => ({
    ...one,
    place: `schema.sql ${one.place}`,
  }));
}

function sourceAccess(backendDir) {
  const sources = backendSources(backendDir);
  const evaluator = new Evaluator(new Declarations(sources), new Usage(sources));
  const tables = entityTables(sources);
  return [...sources].flatMap(([file, source]) => {
    const place = path.relative(backendDir, file).replaceAll(path.sep, '/');
    const about = { module: moduleOf(file), place };
    return [
      { ...about, access: entityAccess(source, tables), unparsed: [] },
      { ...about, access: retentionAccess(source), unparsed: [] },
      ...sqlExpressions(source).map((expression) => ({
        ...about,
        ...expressionAccess(evaluator, expression),
      })),
    ];
  });
}

function expressionAccess(evaluator, expression) {
  const access = noAccess();
  const unparsed = [];
  const texts = [...new Set(evaluator.texts(expression))];
  for (const text of texts) {
    const found = accessOfText(text);
    if (found) merge(access, found);
    else unparsed.push(text);
  }
  return { access, unparsed, text: texts[0] };
}

function definedIn(defined, module, names) {
  defined.set(module, new Set([...(defined.get(module) ?? []), ...names]));
}

function* linesOf(module, { reads, writes, calls }) {
  for (const [verb, names] of Object.entries({ reads, writes }))
    for (const name of names)
      if (relationOwner(name)) yield `${module} ${verb} ${relationOwner(name)}.${name}`;
  for (const name of calls)
    if (functionOwners.has(name)) yield `${module} calls ${functionOwners.get(name)}.${name}`;
}

/** Returns relations without an owner that belong neither to PostgreSQL nor to a common table expression of the module. */
const strangersIn = ({ reads, writes }, defined = new Set()) =>
  [...reads, ...writes].filter(
    (name) => !relationOwner(name) && !name.startsWith('pg_') && !defined.has(name),
  );

const MAX_SHOWN = 90;
const short = (text) => text.replaceAll(UNKNOWN, '?').replace(/\s+/g, ' ').trim().slice(0, MAX_SHOWN);
