/**
 * Access of a parsed statement: the relations it reads and writes, the functions it calls and the common table expressions it
 * defines.
 * @typedef {{ reads: Set<string>, writes: Set<string>, calls: Set<string>, defines: Set<string> }} Access
 */

export const noAccess = () => ({ reads: new Set(), writes: new Set(), calls: new Set(), defines: new Set() });

export function merge(into, more) {
  for (const kind of Object.keys(into)) for (const name of more[kind]) into[kind].add(name);
  return into;
}

/**
 * @param tree the result of libpg-query
 * @returns {Access}
 */
export function accessOf(tree) {
  const access = noAccess();
  walk(tree, new Set(), access);
  return access;
}

const writing = ['InsertStmt', 'UpdateStmt', 'DeleteStmt', 'MergeStmt', 'CopyStmt'];

function walk(node, hidden, access) {
  if (Array.isArray(node)) return node.forEach((one) => walk(one, hidden, access));
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (writing.includes(key)) write(value, key, hidden, access);
    else if (key === 'TruncateStmt' || key === 'LockStmt')
      value.relations.forEach(({ RangeVar }) => access.writes.add(RangeVar.relname));
    else if (key === 'LockingClause')
      continue; // names aliases of FROM
    else if (key === 'SelectStmt') statement(value, hidden, access);
    else if (key === 'RangeVar') read(value, hidden, access);
    else if (key === 'FuncCall') call(value, hidden, access);
    // The left and right side of a UNION are statements without a key.
    else if ((key === 'larg' || key === 'rarg') && !isWrapped(value)) statement(value, hidden, access);
    else walk(value, hidden, access);
  }
}

const isWrapped = (value) => /^[A-Z]/.test(Object.keys(value)[0] ?? '');

function write(value, kind, hidden, access) {
  const { relation, ...rest } = value;
  if (kind === 'CopyStmt' && !value.is_from) return walk(value, hidden, access);
  if (relation) access.writes.add(relation.relname);
  statement(rest, hidden, access);
}

function read({ relname, schemaname }, hidden, access) {
  if (schemaname ? schemaname === 'public' : !hidden.has(relname)) access.reads.add(relname);
}

function call(value, hidden, access) {
  access.calls.add(value.funcname.at(-1).String.sval);
  walk(value, hidden, access);
}

/**
 * A common table expression hides a table of the same name in the expressions after it (in all if RECURSIVE) and in the body.
 */
function statement({ withClause, ...body }, hidden, access) {
  const names = new Set(hidden);
  const expressions = (withClause?.ctes ?? []).map(({ CommonTableExpr }) => CommonTableExpr);
  if (withClause?.recursive) expressions.forEach(({ ctename }) => names.add(ctename));
  for (const { ctename, ctequery } of expressions) {
    walk(ctequery, new Set(names), access);
    names.add(ctename);
    access.defines.add(ctename);
  }
  walk(body, names, access);
}
