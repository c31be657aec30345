import ts from 'typescript';
import { functionOwners, relationOwner } from '../relation-owners.mjs';
import { visit } from './sources.mjs';

const sql =
  /\b(SELECT\s|INSERT INTO|UPDATE\s+\S|DELETE FROM|MERGE INTO|TRUNCATE\s|LOCK TABLE|COPY\s|FROM\s|JOIN\s|WHERE\s|EXISTS\s?\(|WITH\s+\S+\s+AS)/;
const ownFunction = new RegExp(`\\b(${[...functionOwners.keys()].join('|')})\\(`);
const keysOfRelations = ['from', 'table', 'source', 'relation', 'joins'];

/**
 * Returns the expressions of a file that contain SQL: statements and fragments. A concatenation counts as one.
 * @returns {ts.Expression[]}
 */
export function sqlExpressions(source) {
  const found = [];
  visit(source, (node) => {
    if (!isText(node) || ts.isImportDeclaration(node.parent)) return;
    const text = ownText(node);
    if (!sql.test(text) && !ownFunction.test(text) && !namesRelation(node)) return;
    const whole = wholeConcatenation(node);
    if (!found.includes(whole)) found.push(whole);
  });
  return found;
}

const isText = (node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** Returns the text of a literal with a name for each interpolation. */
export function ownText(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return '';
  return node.head.text + node.templateSpans.map((span) => `_${span.literal.text}`).join('');
}

/** Returns true for `from: 'payments p'`, and for a relation with an alias anywhere. */
function namesRelation(node) {
  const [first, alias, ...more] = ownText(node).trim().split(/\s+/);
  if (!relationOwner(first)) return false;
  const key = ts.isPropertyAssignment(node.parent) && node.parent.name.getText();
  if (keysOfRelations.includes(key)) return true;
  return alias !== undefined && more.length === 0 && /^[a-z]{1,3}$/.test(alias);
}

function wholeConcatenation(node) {
  let whole = node;
  while (ts.isBinaryExpression(whole.parent) && whole.parent.operatorToken.kind === ts.SyntaxKind.PlusToken)
    whole = whole.parent;
  return whole;
}
