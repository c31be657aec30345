import ts from 'typescript';
import { isExempt, isSpec } from '../project.mjs';
import { visit } from '../sql/sources.mjs';
import { ownText } from '../sql/statements.mjs';

const sql = /\bSELECT\s|\bINSERT INTO\s|\bUPDATE\s[\s\S]+?\sSET\s|\bDELETE FROM\s/;

/** @type {import('../project.mjs').Rule} */
export const sqlOutsideSqlFile = {
  name: 'sql-outside-sql-file',
  hint: 'SQL is in *.sql.ts, migrations, seeds and tests only.',
  subjects: ({ files }) =>
    files
      .filter(mayNotContainSql)
      .filter(containsSql)
      .map(({ path }) => path),
};

const mayNotContainSql = (file) =>
  file.path.startsWith('backend/src/') &&
  file.path.endsWith('.ts') &&
  !file.path.endsWith('.sql.ts') &&
  !isSpec(file) &&
  !isExempt(file.path);

function containsSql({ text, source }) {
  if (!sql.test(text)) return false;
  let found = false;
  visit(source, (node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) found ||= sql.test(ownText(node));
  });
  return found;
}
