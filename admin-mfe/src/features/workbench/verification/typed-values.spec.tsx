import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWithStore } from 'shared-ui/testing';
import { TypedValues } from './typed-values';

const vendor = {
  vatNumber: '601234567',
  registrationNumber: '128/080',
  businessName: 'Chautari Chiya',
  nameNe: null,
  ownerName: 'Asha Gurung',
  address: 'Taumadhi',
  city: 'Bhaktapur',
};

const shown = async (readNumbers: Parameters<typeof TypedValues>[0]['vendor']['readNumbers']) =>
  (
    await renderWithStore(
      <TypedValues vendor={{ ...vendor, readNumbers }} ticks={{}} onTick={() => undefined} />,
    )
  ).container;

describe('the typed values', () => {
  test('stand alone if no number was read', async () => {
    const container = await shown(null);
    expect(screen.getByText('601234567')).toBeTruthy();
    expect(container.querySelector('mark')).toBeNull();
    expect(container.textContent).not.toContain('read, differs');
  });

  test('stand beside the read ones, and a difference is marked', async () => {
    const container = await shown({ vatNumber: '601 234 567', registrationNumber: '129/080' });
    expect(screen.getByText('601 234 567').tagName).toBe('SPAN');
    expect(container.querySelectorAll('mark')).toHaveLength(1);
    expect(container.querySelector('mark')?.textContent).toBe('129/080');
    expect(container.textContent).toContain('read, differs');
  });
});
