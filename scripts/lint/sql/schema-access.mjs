import { parsePlPgSQLSync, parseSync } from 'libpg-query';
import { functionOwners, tableOwners, transitionTriggers, viewOwners } from '../relation-owners.mjs';
import { accessOfText } from './parse-text.mjs';
import { accessOf, merge, noAccess } from './relations.mjs';

/**
 * Returns the access of the functions, triggers, views and tables of schema.sql. An unlisted trigger belongs to the owner of
 * its table, a function or view to its owner, and a call in a CHECK, default or index to the owner of the table.
 * @returns {{ module: string, access: import('./relations.mjs').Access, place: string, unparsed: string[] }[]}
 */
export function schemaAccess(schema) {
  const bytes = Buffer.from(schema);
  const statements = parseSync(schema).stmts.map(({ stmt, stmt_location = 0, stmt_len }) => ({
    ...stmt,
    text: bytes.subarray(stmt_location, stmt_len ? stmt_location + stmt_len : undefined).toString(),
  }));
  const triggers = statements.flatMap(({ CreateTrigStmt }) => CreateTrigStmt ?? []);
  return statements.flatMap((statement) => {
    if (statement.CreateFunctionStmt) return functionAccess(statement, triggers);
    if (statement.ViewStmt) return viewAccess(statement.ViewStmt);
    const table = statement.CreateStmt?.relation.relname ?? statement.IndexStmt?.relation.relname;
    return table ? tableAccess(statement, table) : [];
  });
}

function viewAccess({ view, query }) {
  return [
    { module: viewOwners.get(view.relname), access: accessOf(query), place: view.relname, unparsed: [] },
  ];
}

function tableAccess({ CreateStmt, IndexStmt }, table) {
  const { calls } = accessOf(CreateStmt ?? IndexStmt);
  return [{ module: tableOwners.get(table), access: { ...noAccess(), calls }, place: table, unparsed: [] }];
}

function functionAccess({ CreateFunctionStmt: statement, text }, triggers) {
  const name = statement.funcname.at(-1).String.sval;
  if (transitionTriggers.has(name)) return [];
  const used = triggers.filter(({ funcname }) => funcname.at(-1).String.sval === name);
  const listed = functionOwners.get(name);
  const owners =
    used.length > 0 && !listed ? used.map(({ relation }) => tableOwners.get(relation.relname)) : [listed];
  const transition = used.flatMap(({ transitionRels = [] }) =>
    transitionRels.map(({ TriggerTransition }) => TriggerTransition.name),
  );
  const { access, unparsed } = bodyAccess(statement, text);
  for (const own of transition) access.reads.delete(own);
  return [...new Set(owners)].map((module) => ({ module, access, place: name, unparsed }));
}

function bodyAccess({ options }, text) {
  const option = (name) => options.find(({ DefElem }) => DefElem.defname === name)?.DefElem.arg;
  const queries =
    option('language').String.sval === 'plpgsql'
      ? queriesOf(parsePlPgSQLSync(text))
      : [option('as').List.items[0].String.sval];
  const access = noAccess();
  const unparsed = [];
  for (const query of queries) {
    const found = accessOfText(query) ?? accessOfText(query.replace(/^\s*[\w."[\]]+\s*:?=/, ''));
    if (found) merge(access, found);
    else unparsed.push(query);
  }
  return { access, unparsed };
}

function queriesOf(tree) {
  const found = [];
  JSON.stringify(tree, (key, value) => {
    if (key === 'PLpgSQL_expr') found.push(value.query);
    return value;
  });
  return found;
}
