import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useLocation } from 'shared-ui/router';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { SettingsPage } from './settings-page';

const Address = () => <output data-testid="address">{useLocation().pathname}</output>;

const open = (at: string) => {
  answerCalls({ 'GET /api/admin/settings': { body: [] } });
  return renderWithStore(
    <>
      <SettingsPage />
      <Address />
    </>,
    { at },
  );
};

test('the settings of the console come first and lead to the own account', async () => {
  await open('/dashboard/settings');
  expect(await screen.findByRole('heading', { level: 1, name: 'Site settings' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'My account' }).getAttribute('href')).toBe(
    '/dashboard/settings/account',
  );
});

test('the address of the own account that mails name leads to it', async () => {
  await open('/dashboard/settings?part=account');
  expect(screen.getByTestId('address').textContent).toBe('/dashboard/settings/account');
});
