import ts from 'typescript';
import { noAccess } from './relations.mjs';
import { visit } from './sources.mjs';

/** Returns the tables from which a `*.retention.ts` file deletes old rows: `{ name: …, table: 'sessions', condition: … }`. */
export function retentionAccess(source) {
  const access = noAccess();
  if (!source.fileName.endsWith('.retention.ts')) return access;
  visit(source, (node) => {
    if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'table') return;
    if (!ts.isStringLiteral(node.initializer)) return;
    access.reads.add(node.initializer.text);
    access.writes.add(node.initializer.text);
  });
  return access;
}
