import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { sessionNavigationLogoutPath } from 'shared-ui/api/paths';
import { storeWaitingEntries } from 'shared-ui/platform';
import { warnAtSignOut } from './warn-at-sign-out';

warnAtSignOut();

/** Clicks the link that signs out. @returns true if the browser would follow it */
async function signOut(): Promise<boolean> {
  document.body.innerHTML = `<a href="${sessionNavigationLogoutPath}">Sign out</a>`;
  const link = screen.getByText('Sign out');
  // jsdom cannot navigate.
  const stop = (event: Event) => event.preventDefault();
  let follows = false;
  const observe = (event: Event) => {
    follows = !event.defaultPrevented;
    stop(event);
  };
  link.addEventListener('click', observe);
  await act(async () => void fireEvent.click(link));
  return follows;
}

beforeEach(() => localStorage.clear());

test('nothing stands in the way of a sign-out where nothing waits', async () => {
  expect(await signOut()).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a sign-out warns while acceptances wait, and staying signed in keeps the page', async () => {
  storeWaitingEntries(2);
  expect(await signOut()).toBe(false);
  expect(await screen.findByText('2 acceptances wait on this phone')).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' })));
  expect(screen.queryByText('2 acceptances wait on this phone')).toBeNull();
});
