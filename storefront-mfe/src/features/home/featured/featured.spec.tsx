import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import type { CardDeal } from 'shared-ui/ui';
import { renderWithStore } from 'shared-ui/testing';
import { Featured } from './featured';

const deal: CardDeal = {
  id: 1,
  title: 'Two plates of momo',
  discountType: 'percentage',
  discountValue: '50',
  originalPrice: 560,
  discountedPrice: 280,
  endDate: '2030-12-31T00:00:00Z',
};

describe('featured offers', () => {
  test('fill the row up to four cards', async () => {
    await renderWithStore(<Featured deals={[deal]} failed={false} onRetry={() => {}} />);
    expect(screen.getAllByText('More deals coming soon')).toHaveLength(3);
  });

  test('lead on when there are none', async () => {
    await renderWithStore(<Featured deals={[]} failed={false} onRetry={() => {}} />);
    expect(screen.getByText('No featured deals yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Explore all deals' }).getAttribute('href')).toBe('/deals');
  });

  test('show four placeholders while they load', async () => {
    await renderWithStore(<Featured deals={undefined} failed={false} onRetry={() => {}} />);
    expect(screen.getByRole('status').textContent).toContain('Loading');
  });

  test('can be asked for again after a failure', async () => {
    const retry = jest.fn();
    await renderWithStore(<Featured deals={undefined} failed onRetry={retry} />);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalled();
  });
});
