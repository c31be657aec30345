import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { deal, open } from '../deal-detail-page.fixture';

jest.mock('qrcode', () => ({ toDataURL: () => Promise.resolve('data:picture') }));

test('says the area and until when the place is open, also as the hours of a deal without its own', async () => {
  const opened = {
    ...deal,
    area: { id: 3, slug: 'naxal', name: 'Naxal', nameNe: 'नक्साल' },
    opening: { state: 'open', changesAt: '2030-11-22T15:15:00.000Z' },
  };
  await open({ 'GET /api/deals/7': { body: opened } });
  expect(await screen.findByText('Every day, during opening hours')).toBeTruthy();
  expect(screen.getByText('Open until 9 PM')).toBeTruthy();
  expect(screen.getByText('Naxal')).toBeTruthy();
  expect(screen.queryByText('Today: all day')).toBeNull();
});

test('a deal of a place that never closes can be used all day', async () => {
  const opened = { ...deal, opening: { state: 'open', changesAt: null } };
  await open({ 'GET /api/deals/7': { body: opened } });
  expect(await screen.findByText('Today: all day')).toBeTruthy();
});
