import { describe, expect, test } from '@jest/globals';
import { isApiFailure, toFailure } from './failure';

describe('a failed call', () => {
  test('keeps the code, the sentence and the fields of the answer', () => {
    const errors = [{ field: 'email', message: 'Taken' }];
    const data = { code: 'user.exists', message: 'Already here', errors };
    expect(toFailure({ status: 409, data })).toEqual({ status: 409, ...data });
  });

  test('without a readable answer still has a shape', () => {
    expect(toFailure({ status: 'PARSING_ERROR', originalStatus: 502, data: '<html>', error: 'x' })).toEqual({
      status: 502,
      code: 'http.502',
      message: '',
      errors: [],
    });
    expect(toFailure({ status: 500, data: null }).code).toBe('http.500');
  });

  test('that never arrived has status 0', () => {
    expect(toFailure({ status: 'FETCH_ERROR', error: 'offline' })).toMatchObject({
      status: 0,
      code: 'network.unreachable',
    });
    expect(toFailure({ status: 'TIMEOUT_ERROR', error: 'late' }).code).toBe('network.too-slow');
  });

  test('is told from other errors', () => {
    expect(isApiFailure(toFailure({ status: 404, data: {} }))).toBe(true);
    expect(isApiFailure(new Error('x'))).toBe(false);
  });
});
