import { InvalidRequest } from '../errors/common.errors.js';

const invalid = (): Error =>
  new InvalidRequest({ errors: [{ field: 'cursor', message: 'This page link is not valid.' }] });

/** The sort values of the last row of a page. Opaque to callers. */
export const encodeCursor = (values: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

/**
 * @param shape what each value must be; anything else is refused with 400
 */
export function decodeCursor(cursor: string, shape: readonly ('number' | 'time')[]): (string | number)[] {
  let values: unknown;
  try {
    values = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    throw invalid();
  }
  if (!Array.isArray(values) || values.length !== shape.length) throw invalid();
  return values.map((value: unknown, index) => {
    if (shape[index] === 'number' && typeof value === 'number' && Number.isFinite(value)) return value;
    if (
      shape[index] === 'time' &&
      typeof value === 'string' &&
      /^[\d :.+TZ-]{10,40}$/.test(value) &&
      !Number.isNaN(Date.parse(value))
    )
      return value;
    throw invalid();
  });
}
