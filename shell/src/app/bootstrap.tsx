import 'shared-ui/theme/base.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { plainPath } from 'shared-ui/i18n';
import { BrowserRouter } from 'shared-ui/router';
import { userKnown } from './user-known';
import { placeOfCookies } from 'shared-ui/platform';
import { answerStepUps } from 'shared-ui/ui';
import {
  languageChosen,
  makeStore,
  placeChosen,
  readSessionHint,
  rememberedLanguage,
  sessionHinted,
  type AppStore,
} from 'shared-ui/store';
import { App } from './app';
import type { Place } from './registry/place-of';
import { isOfSite, currentPlace } from './registry/current-place';
import { pageStateId, rootId, type PageState } from './page-state';
import { loadDashboard } from './dashboard/load-dashboard';
import { rootOptions } from './root-options';
import { startWebApp } from './start-web-app';
import { hydratePage } from './hydrate-page';
import { federatedSource } from './remotes/federated-source';
import { federationRuntime, fetchListed } from './remotes/federation-runtime';
import type { RemoteSource } from './remotes/remote-source';

const elementOf = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no element #${id}`);
  return element;
};

const pageTree = (store: AppStore, remotes: RemoteSource) => (
  <BrowserRouter>
    <App store={store} remotes={remotes} renderedState={store.getState()} />
  </BrowserRouter>
);

/** Returns the language of the address on pages of the site, otherwise the language that was shown last. */
function languageOf(place: Place) {
  if (isOfSite(place)) return /^\/ne(\/|$)/.test(location.pathname) ? 'ne' : 'en';
  return rememberedLanguage();
}

function reload(): Promise<never> {
  location.reload();
  return new Promise(() => undefined);
}

/** Waits for the first paint before hydration; hidden pages never paint. */
const painted = () =>
  new Promise<void>((resolve) =>
    document.hidden ? resolve() : requestAnimationFrame(() => setTimeout(resolve)),
  );

async function start(): Promise<void> {
  const page = JSON.parse(elementOf(pageStateId).textContent) as PageState;
  const remotes = federatedSource(page.remotes, {
    runtime: federationRuntime,
    fetchListed,
    reload,
  });
  const root = elementOf(rootId);
  const { rendered } = page;
  if (rendered) {
    // The page is the response to a form post. The address becomes that of the form's page, so that routes match and a reload
    // requests it.
    if (rendered.path) history.replaceState(null, '', rendered.path);
    const store = makeStore({
      api: rendered.api,
      language: rendered.language,
      place: { chosen: rendered.place ?? null, position: null },
    });
    const isReady = await hydratePage(rendered, remotes);
    await painted();
    // A transition hydrates in slices, so that input events are handled between them.
    if (isReady) startTransition(() => void hydrateRoot(root, pageTree(store, remotes), rootOptions));
    else createRoot(root, rootOptions).render(pageTree(store, remotes));
    store.dispatch(sessionHinted(readSessionHint()));
    store.dispatch(placeChosen(placeOfCookies(document.cookie)));
    return;
  }
  const store = makeStore();
  const place = currentPlace(page.remotes, plainPath(location.pathname), page.visitor);
  store.dispatch(languageChosen(languageOf(place)));
  store.dispatch(sessionHinted(readSessionHint()));
  store.dispatch(placeChosen(placeOfCookies(document.cookie)));
  if (page.visitor) await store.dispatch(userKnown(page.visitor));
  if (place.kind === 'remote') {
    remotes.load(place.name).catch(() => undefined);
    if (place.area.frame === 'dashboard') loadDashboard().catch(() => undefined);
  }
  createRoot(root, rootOptions).render(pageTree(store, remotes));
}

/** Delay before interactions are sent, off the critical path. */
const INTERACTIONS_DELAY_MS = 5_000;

startWebApp();
answerStepUps();
setTimeout(
  () =>
    void import('./interactions').then(
      ({ countInteractions }) => countInteractions(),
      () => undefined,
    ),
  INTERACTIONS_DELAY_MS,
);
void start();
