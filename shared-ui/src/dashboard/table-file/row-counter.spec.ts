import { expect, test } from '@jest/globals';
import { RowCounter } from './row-counter';

const counted = (...parts: string[]): number => {
  const counter = new RowCounter();
  for (const part of parts) counter.add(Buffer.from(part));
  return counter.rows;
};

test('rows are counted wherever the text is cut apart, and lines within a cell are not', () => {
  expect(counted('')).toBe(0);
  expect(counted('Name,Note\r\nमोमो,"one\r\ntwo ""three""\r\n"\r\n')).toBe(2);
  expect(counted('a\r', '\nb,"x', '\r\ny"\r', '\n')).toBe(2);
});
