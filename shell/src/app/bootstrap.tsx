import 'shared-ui/theme/base.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { plainPath } from 'shared-ui/i18n';
import { BrowserRouter } from 'shared-ui/router';
import { userKnown } from './user-known';
import { answerStepUps } from 'shared-ui/ui';
import {
  languageChosen,
  makeStore,
  readSessionHint,
  rememberedLanguage,
  sessionHinted,
  type AppStore,
} from 'shared-ui/store';
import { App } from './app';
import { areaOf } from './areas';
import { remoteFor } from './remote-for';
import { pageStateId, rootId, type PageState } from './page-state';
import { startWebApp } from './start-web-app';
import { takeUpPage } from './take-up-page';
import { federatedSource } from './remotes/federated-source';
import { federationRuntime, fetchEntries } from './remotes/federation-runtime';
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

function languageOfPage() {
  const area = areaOf(plainPath(location.pathname));
  if (area === 'public' || area === 'vendor-public')
    return /^\/ne(\/|$)/.test(location.pathname) ? 'ne' : 'en';
  return rememberedLanguage();
}

function reload(): Promise<never> {
  location.reload();
  return new Promise(() => undefined);
}

/** A page that the server sent is seen before it comes alive; a hidden one is never painted. */
const painted = () =>
  new Promise<void>((resolve) =>
    document.hidden ? resolve() : requestAnimationFrame(() => setTimeout(resolve)),
  );

async function start(): Promise<void> {
  const page = JSON.parse(elementOf(pageStateId).textContent) as PageState;
  const remotes = federatedSource(page.remotes, {
    runtime: federationRuntime,
    fetchEntries,
    reload,
  });
  const root = elementOf(rootId);
  const { rendered } = page;
  if (rendered) {
    // The answer to a posted form: a later reload asks for the form's page, and routes match it.
    if (rendered.path) history.replaceState(null, '', rendered.path);
    const store = makeStore({ api: rendered.api, language: rendered.language });
    const isReady = await takeUpPage(rendered, remotes);
    await painted();
    // As a transition it is done in slices, between which a press gets through.
    if (isReady) startTransition(() => void hydrateRoot(root, pageTree(store, remotes)));
    else createRoot(root).render(pageTree(store, remotes));
    store.dispatch(sessionHinted(readSessionHint()));
    return;
  }
  const store = makeStore();
  store.dispatch(languageChosen(languageOfPage()));
  store.dispatch(sessionHinted(readSessionHint()));
  if (page.visitor) await store.dispatch(userKnown(page.visitor));
  const needed = remoteFor(plainPath(location.pathname), page.visitor);
  if (needed) remotes.load(needed).catch(() => undefined);
  createRoot(root).render(pageTree(store, remotes));
}

/** Who stays so long has seen what is there; and nothing waits for it. */
const STAYED_MS = 5_000;

startWebApp();
answerStepUps();
setTimeout(() => void import('./sightings').then(({ countSightings }) => countSightings()), STAYED_MS);
void start();
