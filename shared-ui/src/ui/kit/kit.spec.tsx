import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderWithStore } from '../../testing';
import { Dialog, PasswordField, Stars, Tabs, TextField, type Tab } from '.';

function TwoTabs() {
  const [tab, setTab] = useState<'a' | 'b'>('a');
  const tabs: Tab<'a' | 'b'>[] = [
    { key: 'a', label: 'Details', content: 'About it' },
    { key: 'b', label: 'Terms', content: 'Small print' },
  ];
  return <Tabs label="Parts" tabs={tabs} selected={tab} onSelect={setTab} />;
}

describe('tabs', () => {
  test('follow the arrow keys, around both ends', async () => {
    await renderWithStore(<TwoTabs />);
    fireEvent.keyDown(screen.getByRole('tab', { name: 'Details' }), { key: 'ArrowLeft' });
    expect(screen.getByRole('tab', { name: 'Terms' }).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('tabpanel').textContent).toBe('Small print');
  });
});

describe('a field', () => {
  test('ties its error sentence to the input', async () => {
    await renderWithStore(<TextField label="Email" error="Please enter a valid email address." />);
    const input = screen.getByRole('textbox', { name: 'Email' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const note = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe('Please enter a valid email address.');
  });

  test('shows a password on request', async () => {
    await renderWithStore(<PasswordField label="Password" />);
    const input = screen.getByLabelText('Password');
    expect(input.getAttribute('type')).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input.getAttribute('type')).toBe('text');
  });
});

describe('stars', () => {
  test('are read out as a sentence', async () => {
    await renderWithStore(<Stars rating={4.3} />);
    expect(screen.getByText('4.3 out of 5 stars')).toBeTruthy();
  });
});

describe('a dialog', () => {
  test('opens, is named by its heading and closes by its button', async () => {
    const closed = jest.fn();
    await renderWithStore(
      <Dialog open onClose={closed} labelledBy="title">
        <h2 id="title">Your Redemption Code</h2>
      </Dialog>,
    );
    expect(screen.getByRole('dialog', { name: 'Your Redemption Code' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(closed).toHaveBeenCalled();
  });
});
