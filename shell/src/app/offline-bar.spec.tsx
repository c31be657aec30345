import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { makeStore, Provider } from 'shared-ui/store';
import { appTexts } from './app-texts';
import { OfflineBar } from './offline-bar';

const connection = jest.spyOn(navigator, 'onLine', 'get');

function goTo(isOnline: boolean): void {
  connection.mockReturnValue(isOnline);
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

const showBar = () =>
  render(
    <Provider store={makeStore()}>
      <MemoryRouter>
        <OfflineBar />
      </MemoryRouter>
    </Provider>,
  );

beforeEach(() => void connection.mockReturnValue(true));
afterEach(() => void jest.restoreAllMocks());

test('says that the connection is gone for as long as it is', async () => {
  await appTexts.load('en');
  showBar();
  expect(screen.getByRole('status').textContent).toBe('');
  goTo(false);
  expect(screen.getByRole('status').textContent).toContain('No internet. Your codes still work.');
  goTo(true);
  expect(screen.getByRole('status').textContent).toBe('');
});
