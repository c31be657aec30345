import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { PointsPart } from './points-part';

test('names who earned many points, with the way to them', async () => {
  const quiet = { median: 10, counted: 2, rows: [] };
  answerCalls({
    'GET /api/admin/reports/points-outliers': {
      body: {
        from: '2026-11-01',
        to: '2026-11-30',
        people: quiet,
        businesses: quiet,
        pairs: {
          median: 10,
          counted: 4,
          rows: [
            {
              user: { id: 7, name: 'Hari Rai' },
              vendor: { id: 3, businessName: 'Loud' },
              points: 1_050,
              uses: 2,
              timesMedian: 10.5,
            },
          ],
        },
      },
    },
  });
  await renderWithStore(<PointsPart from="2026-11-01" to="2026-11-30" />, { at: '/dashboard/reports' });
  expect((await screen.findByRole('link', { name: 'Hari Rai' })).getAttribute('href')).toBe(
    '/dashboard/users/7',
  );
  expect(screen.getByRole('link', { name: 'Loud' }).getAttribute('href')).toBe('/dashboard/vendors/3');
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['1,050', '2', '10.5']);
  expect(
    screen.getAllByText('2 earned; the one in the middle has 10 points. Nobody earned three times as much.'),
  ).toHaveLength(2);
});
