import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import type { WorkItemView } from 'shared-ui/api/admin-work';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { confirmedItemOf, confirmItem } from '../../../shared/deal-review/confirmed-items';
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

test('the suggested item of the price log can be confirmed, and is then sent with the approval', async () => {
  const suggestedItem = { id: 31, name: 'Plate of momo' };
  answerCalls({
    'GET /api/admin/deals/pending': { body: [{ ...deal, id: 8, pendingRevision: null }] },
    'GET /api/admin/deals/checks': { body: [{ dealId: 8, suggestedItem, allPassed: true, checks: [] }] },
    'GET /api/categories': { body: [] },
    'GET /api/locations': { body: [] },
  });
  const item = { kind: 'deal', id: '8', subjectId: '8', version: 2 } as WorkItemView;
  await renderWithStore(<DealPart item={item} showsAll={false} />);
  const box = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: /Same thing as “Plate of momo”/,
  });
  expect(confirmedItemOf({ id: 8, version: 2 })).toEqual({});
  fireEvent.click(box);
  expect(box.checked).toBe(true);
  expect(confirmedItemOf({ id: 8, version: 2 })).toEqual({ priceItemId: 31 });
  fireEvent.click(box);
  expect(confirmedItemOf({ id: 8, version: 2 })).toEqual({});
});

test('a confirmation of an item that is no longer suggested is forgotten', async () => {
  confirmItem({ id: 9, version: 2 }, 30);
  const suggestedItem = { id: 31, name: 'Plate of momo' };
  answerCalls({
    'GET /api/admin/deals/pending': { body: [{ ...deal, id: 9, pendingRevision: null }] },
    'GET /api/admin/deals/checks': { body: [{ dealId: 9, suggestedItem, allPassed: true, checks: [] }] },
    'GET /api/categories': { body: [] },
    'GET /api/locations': { body: [] },
  });
  const item = { kind: 'deal', id: '9', subjectId: '9', version: 2 } as WorkItemView;
  await renderWithStore(<DealPart item={item} showsAll={false} />);
  await screen.findByRole('checkbox', { name: /Same thing as/ });
  expect(confirmedItemOf({ id: 9, version: 2 })).toEqual({});
});
