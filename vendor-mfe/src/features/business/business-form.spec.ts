import { describe, expect, test } from '@jest/globals';
import { findBusinessFault, toBusiness } from './business-form';

describe('the registration of a business', () => {
  test.each([
    ['businessName', 'Mo', 'nameShort'],
    ['businessName', '  Mo  ', 'nameShort'],
    ['businessName', 'Himchuli Momo House', null],
    ['businessName', undefined, 'nameShort'],
    ['category', 'x', 'categoryShort'],
    ['category', 'Dining', null],
    ['description', 'Too short', 'descriptionShort'],
    ['description', 'x'.repeat(500), null],
    ['description', 'x'.repeat(501), 'descriptionLong'],
    ['website', '', null],
    ['website', 'himchuli.com.np', null],
    ['website', 'not an address', 'websiteBad'],
  ] as const)('%s %j: %s', (field, text, fault) => {
    expect(findBusinessFault(field, text)).toBe(fault);
  });

  test('sends null for what was not given', () => {
    const form = {
      businessName: ' Himchuli ',
      category: 'Dining',
      description: ' Steamed and kothey momo ',
      website: ' ',
      logo: null,
    };
    expect(toBusiness(form)).toEqual({
      businessName: 'Himchuli',
      category: 'Dining',
      description: 'Steamed and kothey momo',
      website: null,
      logo: null,
    });
    expect(toBusiness({ ...form, website: 'himchuli.com.np' }).website).toBe('https://himchuli.com.np');
  });
});
