import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answerCalls, renderWithStore } from '../../testing';
import { GoogleLink } from './google-link';

const methods = (google: boolean) =>
  answerCalls({ 'GET /api/auth/methods': { body: { email: true, sms: false, google } } });

test('the link leads to Google and back to the page', async () => {
  methods(true);
  await renderWithStore(<GoogleLink label="Continue with Google" returnTo="/deals/7?get=1" />);
  const link = await screen.findByRole('link', { name: 'Continue with Google' });
  expect(link.getAttribute('href')).toBe('/api/auth/google/start?returnTo=%2Fdeals%2F7%3Fget%3D1');
});

test('it is left out without keys', async () => {
  const calls = methods(false);
  await renderWithStore(<GoogleLink label="Continue with Google" returnTo={null} />);
  expect(calls).toHaveLength(1);
  expect(screen.queryByRole('link')).toBeNull();
});
