import { describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { BrandProvider } from 'shared-ui/dashboard';
import { answerCalls, renderWithStore, type Answers } from 'shared-ui/testing';
import { MyDealsPage } from './my-deals-page';

const counts = {
  drafts: 0,
  pending: 1,
  active: 2,
  scheduled: 0,
  paused: 0,
  rejected: 0,
  expired: 0,
  redemptions: 9,
};
const deal = {
  id: 7,
  title: 'Two plates of momo',
  status: 'pending',
  discountType: 'percentage',
  discountValue: '50',
  originalPrice: 560,
  discountedPrice: 280,
  startDate: '2026-11-19T18:15:00.000Z',
  endDate: '2026-12-20T18:14:59.999Z',
  isFeatured: false,
  featuredSlots: [],
  pendingRevision: null,
  asked: null,
  revisionRejection: null,
  redeemedCount: 0,
  openCodes: 0,
  totalLimit: null,
  category: { slug: 'dining' },
};

async function show(answers: Answers, at = '/dashboard/deals') {
  const calls = answerCalls({
    'GET /api/vendors/me/deals/counts': { body: counts },
    'GET /api/vendors/me/deals': { body: [deal] },
    ...answers,
  });
  const shown = await renderWithStore(
    <BrandProvider>
      <MyDealsPage />
    </BrandProvider>,
    { at },
  );
  return { calls, ...shown };
}

describe('my deals', () => {
  test('of a suspended business are marked as hidden', async () => {
    const live = { ...deal, status: 'live', vendorStatus: 'suspended' };
    await show({ 'GET /api/vendors/me/deals': { body: [live] } }, '/dashboard/deals?group=active');
    expect(await screen.findByText('Hidden: business suspended')).toBeTruthy();
  });

  test('begin with what waits for approval', async () => {
    const { calls } = await show({});
    expect(await screen.findByRole('heading', { name: 'Two plates of momo' })).toBeTruthy();
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Pending Approval (1)');
    expect(screen.getByRole('link', { name: 'Preview: Two plates of momo' }).getAttribute('href')).toBe(
      '/deals/7',
    );
    expect(calls.some(({ url }) => url.includes('status=pending'))).toBe(true);
  });

  test('show the change that an admin asked for, with the way to make it', async () => {
    const asked = {
      at: '2026-11-20T04:00:00.000Z',
      reasonCodes: ['too-vague'],
      note: 'Say how many pieces.',
    };
    await show({ 'GET /api/vendors/me/deals': { body: [{ ...deal, asked }] } });
    expect(await screen.findByText(/We asked for a change on/)).toBeTruthy();
    expect(screen.getByText(/Say how many pieces\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Change it now' }).getAttribute('href')).toBe(
      '/dashboard/deals/7/edit',
    );
  });

  test('show what the address asks for', async () => {
    const { calls } = await show({}, '/dashboard/deals?tab=expired&search=momo');
    await screen.findByRole('heading', { name: 'Two plates of momo' });
    expect(calls.some(({ url }) => url.includes('search=momo') && url.includes('status=expired'))).toBe(true);
  });

  test('are deleted after a question', async () => {
    const { calls, store } = await show({ 'DELETE /api/deals/7': { status: 204 } });
    await screen.findByRole('heading', { name: 'Two plates of momo' });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Delete:/ })));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(
      'This action cannot be undone. This will permanently delete this deal.',
    );
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' })));
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(true);
    expect(store.getState().toasts.current?.title).toBe('Deal Deleted');
  });

  test('are copied into a draft, which opens', async () => {
    const { calls } = await show(
      {
        'GET /api/vendors/me/deals': { body: [{ ...deal, status: 'expired' }] },
        'POST /api/vendors/me/deal-drafts': { status: 201, body: { id: 12 } },
      },
      '/dashboard/deals?tab=expired',
    );
    await screen.findByRole('heading', { name: 'Two plates of momo' });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Create Similar:/ })));
    expect(await calls.find(({ method }) => method === 'POST')?.json()).toEqual({ dealId: 7 });
  });

  test('that are drafts say who wrote them last, and are deleted after a question', async () => {
    const draft = {
      id: 12,
      version: 3,
      content: { title: 'Half a deal' },
      createdAt: '2026-11-20T05:00:00.000Z',
      updatedAt: '2026-11-20T05:00:00.000Z',
      updatedBy: 'Ramesh',
    };
    const { calls, store } = await show(
      {
        'GET /api/vendors/me/deal-drafts': { body: [draft, { ...draft, id: 13, content: {} }] },
        'DELETE /api/vendors/me/deal-drafts/12': { status: 204 },
      },
      '/dashboard/deals?tab=drafts&search=deal',
    );
    await screen.findByRole('heading', { name: 'Half a deal' });
    expect(screen.getByRole('heading', { name: 'Without a title yet' })).toBeTruthy();
    expect(screen.getAllByText(/by Ramesh/)).toHaveLength(2);
    expect(calls.some(({ url }) => url.endsWith('/deal-drafts?search=deal'))).toBe(true);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Delete: Half a deal' })));
    const dialog = await screen.findByRole('dialog');
    await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' })));
    expect(store.getState().toasts.current?.title).toBe('Draft Deleted');
  });

  test('beyond the plan are said to be, and that none is deleted', async () => {
    const plan = { name: 'Free', nameNe: 'निःशुल्क', dealLimit: 3, featuredDealLimit: 0 };
    const own = { plan, usage: { activeDeals: 5, featuredDeals: 0 } };
    await show({ 'GET /api/vendors/me/subscription': { body: own } });
    expect(await screen.findByText('Your Free plan allows 3 deals at once, and you have 5')).toBeTruthy();
    expect(screen.getByText(/Nothing is deleted.*until 2 deals are paused/)).toBeTruthy();
  });

  test('invite to the first one', async () => {
    const none = {
      drafts: 0,
      pending: 0,
      active: 0,
      scheduled: 0,
      paused: 0,
      rejected: 0,
      expired: 0,
      redemptions: 0,
    };
    await show({ 'GET /api/vendors/me/deals/counts': { body: none } });
    expect(await screen.findByText('No Deals Yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Create Your First Deal' })).toBeTruthy();
  });
});
