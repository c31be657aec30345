import { expect, test } from '@jest/globals';
import { findDocumentFieldError } from './documents';

test.each([
  ['application/pdf', 8 * 1024 * 1024, null],
  ['image/png', 10, null],
  ['image/svg+xml', 10, 'documentType'],
  ['', 10, 'documentType'],
  ['image/jpeg', 8 * 1024 * 1024 + 1, 'documentLarge'],
])('of a file of type %j and %i bytes it is told: %s', (type, size, fieldError) => {
  expect(findDocumentFieldError({ type, size })).toBe(fieldError);
});
