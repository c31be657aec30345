import { expect, test } from '@jest/globals';
import type { PageState } from '../../src/app/page-state';
import { jsonForHtml } from './escape';
import { pageStateJson } from './page-state-json';

const deals = [{ id: 7, title: 'Momo </script> \u2028', places: undefined, endDate: new Date(0) }];
const query = (name: string, data: unknown) => ({
  status: 'fulfilled',
  endpointName: name,
  originalArgs: undefined,
  data,
});

const stateWith = (data: unknown) =>
  ({
    remotes: [{ name: 'storefront', entry: undefined }],
    rendered: {
      remote: 'storefront',
      language: 'en',
      isReadable: true,
      texts: [{ home: 'Home <b>' }, null],
      api: {
        queries: {
          'deals({"a":"<"})': query('deals', data),
          stats: query('stats', 3),
          none: query('none', null),
        },
        provided: { tags: {}, keys: {} },
        mutations: {},
      },
    },
    visitor: undefined,
  }) as unknown as PageState;

test('is the JSON of the whole state, also when parts of it are kept', () => {
  const whole = jsonForHtml(stateWith(deals));
  expect(whole).toContain('\\u003c/script> \\u2028');
  expect([pageStateJson(stateWith(deals)), pageStateJson(stateWith(deals))]).toEqual([whole, whole]);
});

test('names the data of each page', () => {
  pageStateJson(stateWith(deals));
  const others = [{ ...deals[0], title: 'Tea' }];
  expect(pageStateJson(stateWith(others))).toBe(jsonForHtml(stateWith(others)));
});

test('of a page that the browser renders has no rendered part', () => {
  expect(pageStateJson({ remotes: [], rendered: undefined } as unknown as PageState)).toBe('{"remotes":[]}');
});
