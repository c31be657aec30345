import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { SettingsPage } from './settings-page';

const open = (at: string) => {
  answerCalls({ 'GET /api/admin/settings': { body: [] } });
  return renderWithStore(<SettingsPage />, { at });
};

test('the settings of the console come first and lead to the own account', async () => {
  await open('/dashboard/settings');
  expect(await screen.findByRole('heading', { level: 1, name: 'Site settings' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'My account' }).getAttribute('href')).toBe(
    '/dashboard/settings?part=account',
  );
});

test('the own account is a part of the settings', async () => {
  await open('/dashboard/settings?part=account');
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeTruthy();
});
