import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { deal } from '../deal-detail-page.fixture';
import { PriceLine } from './price-line';

type Shown = Parameters<typeof PriceLine>[0]['deal'];

const shown = (referencePrice: object): Shown => ({ ...deal, referencePrice }) as unknown as Shown;
const logged = shown({ amount: 1780, since: '2026-09-01T00:00:00Z', source: 'log' });
const stated = shown({ amount: 7000, since: '2026-11-22T00:00:00Z', source: 'stated' });

const open = async (body: unknown, status = 200) => {
  answerCalls({ 'GET /api/deals/7/prices': { status, body } });
  await renderWithStore(<PriceLine deal={logged} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Price history' }));
  return screen.findByRole('dialog', { name: 'Price history' });
};

describe('the line about the regular price (PL6)', () => {
  test('names the lowest price of the log', async () => {
    await renderWithStore(<PriceLine deal={logged} />);
    expect(await screen.findByText(/Rs\. 1,780 was the lowest price of the last 30 days\./)).toBeTruthy();
  });

  test('says that the business stated the price if the log does not cover it', async () => {
    const { container } = await renderWithStore(<PriceLine deal={stated} />);
    expect(await screen.findByText(/stated by the business, Nov 22, 2026/)).toBeTruthy();
    expect(container.textContent).not.toContain('lowest');
  });

  test('opens a chart, and a table with the newest price first', async () => {
    const dialog = await open([
      { from: '2026-09-01T06:00:00Z', until: null, regularPrice: 1780, dealPrice: null, source: 'recorded' },
      { from: '2026-10-05T06:00:00Z', until: null, regularPrice: 1780, dealPrice: 890, source: 'deal' },
    ]);
    expect(await within(dialog).findByRole('img', { name: /^Prices from Sep 1, 2026/ })).toBeTruthy();
    const [, newest, oldest] = within(dialog).getAllByRole('row');
    expect(newest?.textContent).toBe('Oct 5, 2026todayRs. 1,780Rs. 890');
    expect(oldest?.textContent).toBe('Sep 1, 2026recorded with a photo of the menutodayRs. 1,780no deal');
  });

  test('offers to load the prices again', async () => {
    const dialog = await open({ code: 'server.error', message: 'x' }, 500);
    expect(await within(dialog).findByText('The prices could not be loaded.')).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
