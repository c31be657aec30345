import { expect, test } from '@jest/globals';
import type { DocumentView } from 'shared-ui/api/admin-vendors';
import { papersOf } from './paper-tabs';

const paper = (id: string, kind: DocumentView['kind'], day: number): DocumentView => ({
  id,
  kind,
  type: 'jpeg',
  size: 1,
  uploadedAt: `2026-11-${day}T04:00:00.000Z`,
});

test('the newest paper of each kind comes first, earlier ones after them', () => {
  const papers = papersOf([
    paper('old pan', 'tax', 20),
    paper('registration', 'registration', 20),
    paper('new pan', 'tax', 22),
  ]);
  expect(papers.map(({ id, isEarlier }) => [id, isEarlier])).toEqual([
    ['new pan', false],
    ['registration', false],
    ['old pan', true],
  ]);
});
