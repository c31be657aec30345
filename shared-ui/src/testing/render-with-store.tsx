import { act, render } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { languageChosen, makeStore, Provider, type AppStore, type Language } from 'shared-ui/store';

interface Surroundings {
  store?: AppStore;
  language?: Language;
  /** The address the page is opened at. */
  at?: string;
}

/** Renders as the shell does: inside a store, a router and a boundary for what is still loading. */
export async function renderWithStore(screen: ReactNode, surroundings: Surroundings = {}) {
  const { store = makeStore(), language = 'en', at = '/' } = surroundings;
  store.dispatch(languageChosen(language));
  // Awaited, so that texts that are loaded on the way are there when the test goes on.
  const view = await act(async () =>
    render(
      <Provider store={store}>
        <MemoryRouter initialEntries={[at]}>
          <Suspense fallback={null}>{screen}</Suspense>
        </MemoryRouter>
      </Provider>,
    ),
  );
  return { ...view, store };
}
