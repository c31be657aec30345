import { expect, test } from '@jest/globals';
import { wishedOf } from './wished';

test.each([
  ['', { kind: 'cart' }],
  ['deal=42&price=560', { kind: 'deal', items: '42:1:560' }],
  ['deal=42&quantity=3&price=560', { kind: 'deal', items: '42:3:560' }],
  ['deal=42&quantity=-1&price=x', { kind: 'deal', items: '42:1:0' }],
  ['deal=nothing', { kind: 'cart' }],
  ['deal=99999999999', { kind: 'cart' }],
])('the address with %s asks for %j', (query, wished) => {
  expect(wishedOf(new URLSearchParams(query))).toEqual(wished);
});
