import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { trackedPromise } from 'shared-ui/host';
import type { RemoteModule } from 'shared-ui/remote';
import { MemoryRouter } from 'react-router-dom';
import { makeStore, Provider } from 'shared-ui/store';
import { appTexts } from '../app-texts';
import { RemoteOutlet } from './remote-outlet';
import { renderedSource, RemoteSourceProvider, type RemoteSource } from './remote-source';

const remote: RemoteModule = {
  contractVersion: 1,
  routes: [{ path: '/', name: 'home', load: async () => ({ Page: () => <h1>Two of everything</h1> }) }],
  prefetch: async () => undefined,
};

const entry = { url: 'http://localhost:4201/remoteEntry.a.js' };

/** Mocks a remote that fails until its origin is back and the remote is renewed. */
function flakySource() {
  const origin = { isBack: false };
  const attempt = () =>
    trackedPromise(
      origin.isBack ? Promise.resolve(remote) : Promise.reject<RemoteModule>(new Error('offline')),
    );
  let loading = attempt();
  const description = { areas: [], failureText: { en: 'The deals could not be loaded.', ne: 'अफर खुलेनन्।' } };
  const source: RemoteSource = {
    ...renderedSource([{ name: 'storefront', description, entry }], {}),
    load: () => loading,
    renew: jest.fn(async () => {
      loading = attempt();
    }),
  };
  return { origin, source };
}

beforeAll(() => appTexts.load('en'));
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  navigator.sendBeacon = jest.fn(() => true);
});

test('a remote that fails shows its boundary, and one click brings it back', async () => {
  const { origin, source } = flakySource();
  await act(async () =>
    render(
      <Provider store={makeStore()}>
        <MemoryRouter>
          <p>The rest of the page</p>
          <RemoteSourceProvider value={source}>
            <RemoteOutlet name="storefront" />
          </RemoteSourceProvider>
        </MemoryRouter>
      </Provider>,
    ),
  );
  expect(screen.getByRole('alert').textContent).toContain('This part did not arrive');
  expect(screen.getByRole('alert').textContent).toContain('The deals could not be loaded.');
  expect(screen.getByText('The rest of the page')).toBeTruthy();
  expect(navigator.sendBeacon).toHaveBeenCalledWith('/remote-failures', entry.url);

  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(screen.getByRole('alert')).toBeTruthy();

  origin.isBack = true;
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(screen.getByRole('heading', { name: 'Two of everything' })).toBeTruthy();
});
