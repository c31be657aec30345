import { act, configure, render } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { languageChosen, makeStore, Provider, type AppStore, type Language } from 'shared-ui/store';

// A busy machine takes more than the usual second to show what a test waits for.
configure({ asyncUtilTimeout: 10_000 });

interface Surroundings {
  store?: AppStore;
  language?: Language;
  /** Address of the page. */
  at?: string;
}

/** Renders like the shell: inside a store, a router and a Suspense boundary. */
export async function renderWithStore(screen: ReactNode, surroundings: Surroundings = {}) {
  const { store = makeStore(), language = 'en', at = '/' } = surroundings;
  store.dispatch(languageChosen(language));
  // Awaited, so that lazily loaded translations are present when the test continues.
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
