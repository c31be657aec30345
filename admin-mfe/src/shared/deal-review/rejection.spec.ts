import { expect, test } from '@jest/globals';
import { rejection } from './rejection';

const words = (code: string) => (code === 'price-unclear' ? 'Price unclear' : 'Too vague');

test('a note is the reason', () => {
  expect(rejection(' Show both prices. ', ['price-unclear'], words)).toEqual({
    reason: 'Show both prices.',
    reasonCodes: ['price-unclear'],
  });
});

test('without a note the ticked reasons are', () => {
  expect(rejection('', ['price-unclear', 'too-vague'], words)).toEqual({
    reason: 'Price unclear. Too vague',
    reasonCodes: ['price-unclear', 'too-vague'],
  });
});

test('without both the server says its standard sentence', () => {
  expect(rejection(' ', [], words)).toEqual({});
});
