import { InvalidRequest } from '../errors/common.errors.js';
import { MAX_INT } from '../validation/rules.js';

const invalid = (): Error =>
  new InvalidRequest({ errors: [{ field: 'cursor', message: 'This page link is not valid.' }] });

/** The sort values of the last row of a page. Opaque to callers. */
export const encodeCursor = (values: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

/** `integer` and `row` are whole numbers of 4 and 8 bytes, `number` may have decimals, `text` is at most 200 characters. */
export type CursorValue = 'number' | 'integer' | 'row' | 'time' | 'text';

const isTime = (value: string): boolean => {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/.test(value)) return false;
  const at = new Date(value);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 19) === value.slice(0, 19);
};

const FITS: Record<CursorValue, (value: unknown) => boolean> = {
  number: (value) => typeof value === 'number' && Math.abs(value) <= MAX_INT,
  integer: (value) => Number.isInteger(value) && Math.abs(value as number) <= MAX_INT,
  row: (value) => Number.isSafeInteger(value),
  time: (value) => typeof value === 'string' && isTime(value),
  text: (value) => typeof value === 'string' && value.length <= 200 && !value.includes('\0'),
};

/** @param shape types of the values; any other is rejected with 400, before PostgreSQL sees it */
export function decodeCursor(cursor: string, shape: readonly CursorValue[]): (string | number)[] {
  let values: unknown;
  try {
    values = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    throw invalid();
  }
  if (!Array.isArray(values) || values.length !== shape.length) throw invalid();
  if (!shape.every((kind, index) => FITS[kind](values[index]))) throw invalid();
  return values as (string | number)[];
}
