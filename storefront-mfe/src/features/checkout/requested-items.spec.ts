import { expect, test } from '@jest/globals';
import { requestedItemsOf } from './requested-items';

test.each([
  ['', { kind: 'cart' }],
  ['deal=42&price=560', { kind: 'deal', items: '42:1:560' }],
  ['deal=42&quantity=3&price=560', { kind: 'deal', items: '42:3:560' }],
  ['deal=42&quantity=-1&price=x', { kind: 'deal', items: '42:1:0' }],
  ['deal=nothing', { kind: 'cart' }],
  ['deal=99999999999', { kind: 'cart' }],
])('the address with %s asks for %j', (query, requested) => {
  expect(requestedItemsOf(new URLSearchParams(query))).toEqual(requested);
});
