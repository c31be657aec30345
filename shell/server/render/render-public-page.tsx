import { StaticRouter } from 'react-router-dom';
import { catalogApi } from 'shared-ui/api/catalog';
import { collectTexts, fulfilledPromise, loadScreens, type LoadedScreen } from 'shared-ui/host';
import type { Head, RemoteModule } from 'shared-ui/remote';
import { formReturnApi, type FormName, type FormReturn, type ServerReadWithParts } from 'shared-ui/platform';
import {
  languageChosen,
  makeStore,
  placeChosen,
  sessionHinted,
  type ChosenPlace,
  type Language,
  type ServerRead,
} from 'shared-ui/store';
import { App } from '../../src/app/app';
import type { PageRemote, PageState } from '../../src/app/page-state';
import { shellTexts } from '../../src/app/shell-texts';
import { renderedSource } from '../../src/app/remotes/remote-source';
import type { VisitorChoice } from '../releases/visitor-choice';
import { candidateRoutes } from './candidate-routes';
import { KeptParts } from './kept-parts';
import { renderToText } from './render-to-text';
import { splitHints } from './rendered-text';
import { failedQueries, stableApiState } from './stable-api-state';

const timeoutMs = 3000;

export interface RenderedPage {
  /** Preload hints for images of the first view. */
  readonly hints: string;
  readonly body: string;
  readonly head: Head | undefined;
  readonly screenNames: readonly string[];
  readonly rendered: NonNullable<PageState['rendered']>;
}

export interface PublicPage {
  /** Requested address, including the language prefix. */
  readonly address: URL;
  /** Requested address without the language prefix. */
  readonly url: URL;
  readonly language: Language;
  /** City that the visitor chose. */
  readonly city?: string;
  /** True if the visitor's cookie says that there is a session. The page leaves room for what belongs to a person. */
  readonly isSignedIn?: boolean;
  /** What decides which builds of the remotes the visitor gets. */
  readonly choice?: VisitorChoice | undefined;
  /** Rejected form with the submitted values. */
  readonly returned?: { readonly form: FormName; readonly value: FormReturn };
  /** True if the page is also shown when the API does not respond, with what is known. */
  readonly toleratesFailures?: boolean;
}

/** Error for a missing dependency of the page: the browser may retry, but the response must not be cached. */
export class ServiceAway extends Error {}

function assertAnswered(store: ReturnType<typeof makeStore>): void {
  const isAway = failedQueries(store.getState().api).some(({ error }) => {
    const status = (error as { status?: number } | undefined)?.status ?? 0;
    return status === 0 || status >= 500;
  });
  if (isAway) throw new ServiceAway('the API did not answer');
}

/** Stores the visitor's city in the state of the page and loads the names of all places. Returns null for an unknown city. */
async function chosenPlace(
  { dispatch }: ReturnType<typeof makeStore>,
  city: string | undefined,
): Promise<ChosenPlace | null> {
  if (city === undefined) return null;
  const { data } = await dispatch(catalogApi.endpoints.catalogPlaces.initiate());
  if (!data?.some(({ slug }) => slug === city)) return null;
  const place = { city, area: null };
  dispatch(placeChosen(place));
  return place;
}

const isReadable = (screens: readonly LoadedScreen[], url: URL): boolean =>
  screens.length > 0 && screens.every(({ route }) => route.isReadable?.(url));

/** Remote whose screens the page shows, with all remotes that the page knows. */
export interface RenderedRemote {
  readonly name: string;
  readonly module: RemoteModule;
  readonly listed: readonly PageRemote[];
  /** Reads from the API. */
  readonly read: ServerRead;
}

const keptParts: Readonly<Record<Language, KeptParts>> = { en: new KeptParts('en'), ne: new KeptParts('ne') };

const readingFor = (read: ServerRead, parts: KeptParts | undefined): ServerReadWithParts =>
  Object.assign((...call: Parameters<ServerRead>) => read(...call), { parts });

export async function renderPublicPage(
  { name, module: remote, listed, read }: RenderedRemote,
  page: PublicPage,
): Promise<RenderedPage> {
  const { address, url, language, returned } = page;
  const parts = page.isSignedIn || returned ? undefined : keptParts[language];
  const store = makeStore(undefined, readingFor(read, parts));
  store.dispatch(languageChosen(language));
  if (page.isSignedIn) store.dispatch(sessionHinted(true));
  const place = await chosenPlace(store, page.city);
  if (returned)
    await store.dispatch(formReturnApi.util.upsertQueryData('formReturn', returned.form, returned.value));
  const routes = candidateRoutes(remote.routes, url.pathname);
  const [screens] = await Promise.all([
    loadScreens(routes, url, language),
    remote.prefetch(store, url),
    ...shellTexts.map((texts) => texts.load(language)),
  ]);
  if (!page.toleratesFailures) assertAnswered(store);
  const text = await renderToText(
    <StaticRouter location={address.pathname + address.search}>
      <App
        store={store}
        remotes={renderedSource(listed, { [name]: fulfilledPromise({ ...remote, routes }) })}
      />
    </StaticRouter>,
    parts,
    timeoutMs,
  );
  const heads = screens.map(({ screen, params }) => screen.head?.({ store, url, params, language }));
  return {
    ...splitHints(text),
    head: heads.findLast((head) => head !== undefined),
    screenNames: screens.map(({ route }) => route.name),
    rendered: {
      remote: name,
      language,
      ...(place && { place }),
      ...(page.isSignedIn && { isSignedIn: true }),
      ...(returned && { path: address.pathname + address.search }),
      isReadable: !returned && isReadable(screens, url),
      texts: collectTexts(shellTexts, screens, language),
      api: stableApiState(store.getState().api),
    },
  };
}
