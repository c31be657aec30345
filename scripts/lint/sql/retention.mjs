import ts from 'typescript';
import { noAccess } from './relations.mjs';
import { visit } from './sources.mjs';

/** The tables whose old rows a file `*.retention.ts` registers for deletion: `{ name: …, table: 'sessions', condition: … }`. */
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
