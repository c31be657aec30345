import { StaticRouter } from 'react-router-dom';
import { collectTexts, fulfilledPromise, loadScreens } from 'shared-ui/host';
import type { Head, RemoteModule } from 'shared-ui/remote';
import { formReturnApi, type FormName, type FormReturn } from 'shared-ui/platform';
import { languageChosen, makeStore, type Language } from 'shared-ui/store';
import { App } from '../../src/app/app';
import type { PageState } from '../../src/app/page-state';
import { shellTexts } from '../../src/app/shell-texts';
import { renderedSource } from '../../src/app/remotes/remote-source';
import { renderToText, splitHints } from './render-to-text';
import { failedQueries, stableApiState } from './stable-api-state';

const patience = 3000;

export interface RenderedPage {
  /** Of pictures that the first view shows. */
  readonly hints: string;
  readonly body: string;
  readonly head: Head | undefined;
  readonly screenNames: readonly string[];
  readonly rendered: NonNullable<PageState['rendered']>;
}

export interface PublicPage {
  /** The address as asked for, language included. */
  readonly address: URL;
  /** The same without its language. */
  readonly url: URL;
  readonly language: Language;
  /** A form that comes back with what was typed. */
  readonly returned?: { readonly form: FormName; readonly value: FormReturn };
}

/** What the page needs is away: readers may try in the browser, but nobody may keep the answer. */
export class ServiceAway extends Error {}

function assertAnswered(store: ReturnType<typeof makeStore>): void {
  const isAway = failedQueries(store.getState().api).some(({ error }) => {
    const status = (error as { status?: number } | undefined)?.status ?? 0;
    return status === 0 || status >= 500;
  });
  if (isAway) throw new ServiceAway('the API did not answer');
}

export async function renderPublicPage(remote: RemoteModule, page: PublicPage): Promise<RenderedPage> {
  const { address, url, language, returned } = page;
  const store = makeStore();
  store.dispatch(languageChosen(language));
  if (returned)
    await store.dispatch(formReturnApi.util.upsertQueryData('formReturn', returned.form, returned.value));
  const [screens] = await Promise.all([
    loadScreens(remote.routes, url, language),
    remote.prefetch(store, url),
    ...shellTexts.map((texts) => texts.load(language)),
  ]);
  assertAnswered(store);
  const text = await renderToText(
    <StaticRouter location={address.pathname + address.search}>
      <App store={store} remotes={renderedSource({ storefront: fulfilledPromise(remote) })} />
    </StaticRouter>,
    patience,
  );
  const heads = screens.map(({ screen, params }) => screen.head?.({ store, url, params, language }));
  return {
    ...splitHints(text),
    head: heads.findLast((head) => head !== undefined),
    screenNames: screens.map(({ route }) => route.name),
    rendered: {
      language,
      ...(returned && { path: address.pathname + address.search }),
      texts: collectTexts(shellTexts, screens, language),
      api: stableApiState(store.getState().api),
    },
  };
}
