import { expect, test } from '@jest/globals';
import { honourProperty } from './honour-property';

test('a score is a property in percent, and a business without a score has none', () => {
  expect(honourProperty({ given: 99, counted: 100 })).toMatchObject({
    additionalProperty: { '@type': 'PropertyValue', value: 99, maxValue: 100 },
  });
  expect({ ...honourProperty(null), ...honourProperty(undefined) }).toEqual({});
});
