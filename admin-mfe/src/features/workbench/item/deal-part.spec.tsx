import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { WorkItemView } from 'shared-ui/api/admin-work';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { DealPart } from './deal-part';

const deal = {
  id: 7,
  vendorId: 3,
  version: 2,
  title: 'Two plates of momo',
  titleNe: null,
  image: null,
  coverKey: null,
  category: { slug: 'dining' },
  originalPrice: 500,
  endDate: '2026-12-20T04:00:00.000Z',
  openCodes: 2,
  pendingRevision: {
    id: 6,
    submittedAt: '2026-11-20T04:00:00.000Z',
    changes: { originalPrice: 560, endDate: '2027-01-20T04:00:00.000Z' },
  },
};

test('a change of a live deal names its fields in the panel', async () => {
  answerCalls({
    'GET /api/admin/deals/pending': { body: [deal] },
    'GET /api/admin/deals/checks': { body: [] },
    'GET /api/categories': { body: [] },
    'GET /api/locations': { body: [] },
  });
  const item = { kind: 'revision', id: '6', subjectId: '7', version: 2 } as WorkItemView;
  await renderWithStore(<DealPart item={item} showsAll={false} />);
  expect(await screen.findByText('2 fields differ from the live deal.')).toBeTruthy();
  expect(screen.getByText('Rs. 560')).toBeTruthy();
});
