import { expect, test } from '@jest/globals';
import { matching, stepped, type Choice } from './choice';

const page = (label: string): Choice => ({ kind: 'pages', to: `/${label}`, label });

test('a page is found by parts of its name in any order and case', () => {
  const pages = [page('Manage Deals'), page('Vendors'), page('अडिट लग')];
  const found = (typed: string) => matching(pages, typed).map(({ label }) => label);
  expect(found('deal MAN')).toEqual(['Manage Deals']);
  expect(found('अडिट')).toEqual(['अडिट लग']);
  expect(found('  ')).toHaveLength(3);
  expect(found('nothing')).toEqual([]);
});

test('arrows go round', () => {
  expect([stepped(2, 1, 3), stepped(0, -1, 3), stepped(0, 1, 0)]).toEqual([0, 2, 0]);
});
