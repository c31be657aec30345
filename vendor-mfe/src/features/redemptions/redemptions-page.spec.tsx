import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { RedemptionsPage } from './redemptions-page';

const uses = (total: number) => ({ body: [], headers: { 'x-total-count': String(total) } });

test('a use that was taken back is not counted, but named', async () => {
  answerCalls({
    'GET /api/vendors/me/redemptions': ({ url }) => uses(url.includes('state=voided') ? 13 : 377),
    'GET /api/vendors/me/redemptions/choices': { body: { deals: [], staff: [], keys: [] } },
    'GET /api/vendors/me/locations': { body: [] },
  });
  await renderWithStore(<RedemptionsPage />, { at: '/dashboard/redemptions' });
  expect(await screen.findByText('364 redemptions · 13 taken back')).toBeTruthy();
});
