import { expect, test } from '@jest/globals';
import { describeFailure } from './describe-failure';

const refusal = { status: 409, code: 'deal.sold-out', message: 'All 50 codes are taken.', errors: [] };

test('the server is quoted in English', async () => {
  expect(await describeFailure(refusal, 'en', 'Failed')).toBe('All 50 codes are taken.');
});

test('a known refusal is told in Nepali', async () => {
  expect(await describeFailure(refusal, 'ne', 'असफल')).toBe('यस अफरका सबै कोड सकिए।');
});

test('everything else gets the given sentence', async () => {
  expect(await describeFailure(new Error('boom'), 'en', 'Failed')).toBe('Failed');
  expect(await describeFailure({ ...refusal, code: 'odd' }, 'ne', 'असफल')).toBe('असफल');
});

test('a wrong field is named in Nepali', async () => {
  const errors = [{ field: 'phone', message: 'कृपया सही फोन नम्बर लेख्नुहोस्।' }];
  const invalid = {
    status: 400,
    code: 'request.invalid',
    message: 'Please enter a valid phone number.',
    errors,
  };
  expect(await describeFailure(invalid, 'ne', 'असफल')).toBe('कृपया सही फोन नम्बर लेख्नुहोस्।');
});
