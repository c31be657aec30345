import { mayUse } from '../layers.mjs';
import { tableOwners } from '../relation-owners.mjs';

/** Parses a line of table-access.txt. */
export function readLine(line) {
  const [module, verb, relation] = line.split(' ');
  const [owner, name] = relation.split('.');
  return { line, module, verb, owner, name };
}

const rule = (name, hint, isViolation) => ({
  name,
  hint,
  subjects: ({ tableAccess }) =>
    tableAccess
      .map(readLine)
      .filter((access) => access.module !== access.owner && isViolation(access))
      .map(({ line }) => line),
});

/** Only the owner writes a table. */
export const foreignWrite = rule(
  'foreign-write',
  'Only the owner writes a table. Call a service of the owner, or its SQL function.',
  ({ verb }) => verb === 'writes',
);

/** A module reads relations and calls functions of lower layers only. */
export const upwardRead = rule(
  'upward-read',
  'A module reads and calls lower layers only. The upper module stores the fact below, or registers itself.',
  ({ module, verb, owner }) => verb !== 'writes' && !mayUse(module, owner),
);

/** A module reads only published views of lower layers. Upward reads are not counted again. */
export const foreignTable = rule(
  'foreign-table',
  'A module reads published views of lower layers, not their tables.',
  ({ module, verb, owner, name }) => verb === 'reads' && mayUse(module, owner) && tableOwners.has(name),
);
