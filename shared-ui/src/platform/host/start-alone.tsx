import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import type { RemoteModule } from '../remote/contract';
import { BrowserRouter } from 'shared-ui/router';
import {
  languageChosen,
  makeStore,
  Provider,
  readSessionHint,
  rememberedLanguage,
  sessionHinted,
} from 'shared-ui/store';
import { RemoteScreens } from './remote-screens';

/** Starts a remote without the shell, for development of that remote only. */
export function startAlone({ routes }: RemoteModule): void {
  const store = makeStore();
  store.dispatch(languageChosen(location.pathname.startsWith('/ne') ? 'ne' : rememberedLanguage()));
  store.dispatch(sessionHinted(readSessionHint()));
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <BrowserRouter>
          <Suspense>
            <RemoteScreens routes={routes} />
          </Suspense>
        </BrowserRouter>
      </Provider>
    </StrictMode>,
  );
}
