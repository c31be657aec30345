import 'shared-ui/theme/base.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { plainPath } from 'shared-ui/i18n';
import { BrowserRouter } from 'shared-ui/router';
import { userKnown } from './user-known';
import { hasSaved, placeOfCookies } from 'shared-ui/platform';
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
import { isOwnPage, offlineRemoteAt, type Place } from './registry/place-of';
import { isOfSite, currentPlace } from './registry/current-place';
import { pageStateId, rootId, type PageState, type RenderedState } from './page-state';
import { loadDashboard } from './dashboard/load-dashboard';
import { rootOptions } from './root-options';
import { startWebApp } from './start-web-app';
import { loadPage, preloadScreens, takeShellTexts } from './load-page';
import { federatedSource } from './remotes/federated-source';
import { federationRuntime, fetchListed } from './remotes/federation-runtime';
import type { RemoteSource } from './remotes/remote-source';
import { touchedSource } from './remotes/touched-source';

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

/** Returns true if the visitor sees nothing of their own on a readable page, so that its screen can wait for an interaction. */
const isUnknownReader = ({ isReadable }: RenderedState): boolean =>
  isReadable && !readSessionHint() && !hasSaved();

/** Prepares the source of a rendered page. Resolves with false if the remote failed to load: the page is then rendered again. */
async function renderedSourceOf(
  rendered: RenderedState,
  remotes: RemoteSource,
): Promise<{ source: RemoteSource; isReady: boolean }> {
  const url = new URL(location.href);
  const load = () => loadPage(rendered, url, remotes);
  if (isUnknownReader(rendered)) {
    await takeShellTexts(rendered);
    return { source: touchedSource(remotes, rendered.remote, load), isReady: true };
  }
  const isReady = await load().then(
    () => true,
    () => false,
  );
  return { source: remotes, isReady };
}

async function hydratePage(rendered: RenderedState, remotes: RemoteSource): Promise<void> {
  // The page is the response to a form post. The address becomes that of the form's page, so that routes match and a reload
  // requests it.
  if (rendered.path) history.replaceState(null, '', rendered.path);
  const store = makeStore({
    api: rendered.api,
    language: rendered.language,
    place: { chosen: rendered.place ?? null, position: null },
    ...(rendered.isSignedIn && { session: { hint: 'present' } }),
  });
  const { source, isReady } = await renderedSourceOf(rendered, remotes);
  await painted();
  const root = elementOf(rootId);
  // A transition hydrates in slices, so that input events are handled between them.
  if (isReady) startTransition(() => void hydrateRoot(root, pageTree(store, source), rootOptions));
  else createRoot(root, rootOptions).render(pageTree(store, source));
  store.dispatch(sessionHinted(readSessionHint()));
  store.dispatch(placeChosen(placeOfCookies(document.cookie)));
}

async function renderPage(page: PageState, remotes: RemoteSource): Promise<void> {
  const store = makeStore();
  const path = plainPath(location.pathname);
  const place = currentPlace(page.remotes, path, page.visitor);
  const language = languageOf(place);
  store.dispatch(languageChosen(language));
  store.dispatch(sessionHinted(readSessionHint()));
  store.dispatch(placeChosen(placeOfCookies(document.cookie)));
  const name = place.kind === 'remote' ? place.name : offlineRemoteAt(page.remotes, path);
  if (name) preloadScreens(name, new URL(location.href), language, remotes).catch(() => undefined);
  if (page.visitor) await store.dispatch(userKnown(page.visitor));
  if (isOwnPage(page.remotes, path)) await loadDashboard().catch(() => undefined);
  createRoot(elementOf(rootId), rootOptions).render(pageTree(store, remotes));
}

async function start(): Promise<void> {
  const page = JSON.parse(elementOf(pageStateId).textContent) as PageState;
  const remotes = federatedSource(page.remotes, {
    runtime: federationRuntime,
    fetchListed,
    reload,
  });
  await (page.rendered ? hydratePage(page.rendered, remotes) : renderPage(page, remotes));
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
