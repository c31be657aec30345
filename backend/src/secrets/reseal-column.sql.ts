import type { SealedColumn } from './sealed-columns.js';

/** $1 the last id of the previous batch. */
export const sealedValues = ({ table, id, column, owner }: SealedColumn, batch: number): string =>
  `SELECT ${id}::text AS id, ${owner} AS owner, ${column} AS sealed FROM ${table} WHERE ${id} > $1 ORDER BY ${id} LIMIT ${batch}`;

/** $1 row, $2 the value that was read, $3 the new one. */
export const replaceValue = ({ table, id, column }: SealedColumn): string =>
  `UPDATE ${table} SET ${column} = $3 WHERE ${id} = $1 AND ${column} = $2`;
