import { localizedPath, plainPath } from 'shared-ui/i18n';
import { brand } from 'shared-ui/format';
import type { Head } from 'shared-ui/remote';
import type { SessionUserView } from 'shared-ui/platform';
import type { ServerRead } from 'shared-ui/store';
import { offlineRemoteAt, type Place } from '../../src/app/registry/place-of';
import { currentPlace, hasSiteBars } from '../../src/app/registry/current-place';
import type { ApiAnswers } from '../api/api-answers';
import { togetherFresh, type Freshness } from '../cache/freshness';
import { log } from '../log';
import type { MapTilesConfig } from '../config';
import type { RemoteRegistry } from '../remotes/remote-registry';
import type { RemotesView } from '../remotes/remotes-view';
import type { VisitorChoice } from '../releases/visitor-choice';
import type { ServerRemotes } from '../remotes/server-remote';
import type { PageVisitor } from '../session/page-visitor';
import { htmlDocument } from './document';
import { headTags } from './head-tags';
import { isKept, untilNextDay } from './kept-pages';
import { renderDashboardFrame } from './render-dashboard-frame';
import { manifestOf } from '../web-manifest';
import { keptLinks, remoteHints, type ScriptTime, type ShellAssets } from './page-assets';
import { ServiceAway, renderPublicPage, type PublicPage, type RenderedPage } from './render-public-page';

export interface Page {
  readonly status: number;
  readonly html: string;
  /** True if the page is the same for every visitor, so that caches can revalidate it by its ETag. */
  readonly isShared: boolean;
  /** Target of a permanent redirect. */
  readonly movedTo?: string;
  /** Remote whose screens the page shows. */
  readonly remote?: string | undefined;
  /** How long the page is current; absent if it must not be kept. */
  readonly freshness?: Freshness;
}

/** What a page depends on besides its address. */
export type PageVariant = Pick<PublicPage, 'city' | 'isSignedIn' | 'choice'>;

interface DocumentContent extends Omit<RenderedPage, 'rendered' | 'head'> {
  readonly head: Head;
  readonly rendered?: RenderedPage['rendered'];
  readonly visitor?: SessionUserView;
}

interface Sources {
  readonly assets: ShellAssets;
  readonly publicUrl: string;
  readonly registry: RemoteRegistry;
  readonly serverRemotes: ServerRemotes;
  readonly mapTiles: MapTilesConfig | null;
  readonly answers: ApiAnswers;
}

const languageOf = (path: string) => (/^\/ne(\/|$)/.test(path) ? 'ne' : 'en');

function scriptTime(rendered: DocumentContent['rendered']): ScriptTime {
  if (!rendered) return 'now';
  return rendered.isReadable ? 'touched' : 'loaded';
}

export function pageAt(address: URL): PublicPage {
  const path = plainPath(address.pathname);
  return { address, url: new URL(path + address.search, address), language: languageOf(address.pathname) };
}

export class PageRenderer {
  constructor(private readonly sources: Sources) {}

  async render(address: URL, variant: PageVariant = {}): Promise<Page> {
    const page = { ...pageAt(address), ...variant };
    const remotes = this.sources.registry.of(page.choice);
    const place = currentPlace(remotes.listed(), page.url.pathname, null);
    if (place.kind === 'missing') return this.#clientPage(page, 503);
    if (place.kind !== 'remote' || !this.#isRendered(place, remotes)) return this.#clientPage(page, 200);
    try {
      const since = performance.now();
      const { read, reads } = this.sources.answers.forPage();
      const parts = await this.#renderOnServer(page, read);
      const rendered = this.#renderedPage(page, parts);
      const freshness = isKept(page, rendered, parts) && togetherFresh(reads, untilNextDay(since));
      return { ...rendered, remote: place.name, ...(freshness && { freshness }) };
    } catch (fieldError) {
      const reason = fieldError instanceof Error ? fieldError.message : String(fieldError);
      log('rendered by the browser', { path: page.url.pathname, reason });
      const status = fieldError instanceof ServiceAway ? 503 : 200;
      return { ...this.#clientPage(page, status), remote: place.name };
    }
  }

  /**
   * Renders the page of a form that was sent without JavaScript, with its result, for this visitor only. The page of a rejected
   * form appears even if the API does not respond, so that nothing has to be typed again.
   */
  async renderReturned(
    address: URL,
    returned: NonNullable<PublicPage['returned']>,
    { toleratesFailures = true, ...variant }: Pick<PublicPage, 'city' | 'choice' | 'toleratesFailures'> = {},
  ): Promise<Page> {
    const page = { ...pageAt(address), ...variant, returned, toleratesFailures };
    const { read } = this.sources.answers.forPage();
    const { html } = this.#renderedPage(page, await this.#renderOnServer(page, read));
    return { status: 400, html, isShared: false };
  }

  /** Returns a private page: the server renders only the dashboard frame, the browser the rest. */
  renderOwn(address: URL, { visitor, language }: PageVisitor, choice?: VisitorChoice): Page {
    const page = { ...pageAt(address), language, choice };
    const place = currentPlace(this.sources.registry.of(choice).listed(), page.url.pathname, visitor);
    const remote = place.kind === 'remote' ? place.name : undefined;
    const named = hasSiteBars(place) ? null : visitor;
    const body = visitor && !visitor.needsSecondFactor ? renderDashboardFrame(named ?? null, language) : '';
    return { ...this.#clientPage(page, 200, { visitor, body }), remote };
  }

  /** Returns true if the server renders the pages of an area. */
  #isRendered({ name, area }: Extract<Place, { kind: 'remote' }>, remotes: RemotesView): boolean {
    return area.frame === 'site' && remotes.isRendered(name);
  }

  async #renderOnServer(page: PublicPage, read: ServerRead): Promise<RenderedPage> {
    const remotes = this.sources.registry.of(page.choice);
    const listed = remotes.listed();
    const place = currentPlace(listed, page.url.pathname, null);
    const remote = place.kind === 'remote' ? remotes.find(place.name) : undefined;
    if (!remote) throw new ServiceAway('the remote of the page is away');
    const module = await this.sources.serverRemotes.load(remote);
    return renderPublicPage({ listed, name: remote.name, module, read }, page);
  }

  #renderedPage(page: PublicPage, { head, ...parts }: RenderedPage): Page {
    const known: Head = head ?? {
      title: brand.name[page.language],
      status: parts.screenNames.length ? 200 : 404,
    };
    const html = this.#document(page, { ...parts, head: known });
    if (known.movedTo)
      return { status: 301, html, isShared: true, movedTo: localizedPath(known.movedTo, page.language) };
    return { status: known.status ?? 200, html, isShared: true };
  }

  #clientPage(page: PublicPage, status: number, own?: Pick<DocumentContent, 'visitor' | 'body'>): Page {
    const head: Head = { title: brand.name[page.language], noIndex: true };
    return {
      status,
      html: this.#document(page, { hints: '', body: '', head, screenNames: [], ...own }),
      isShared: false,
    };
  }

  /** Returns the files of a screen that works without a network. Devices keep the page as a signed-out visitor gets it. */
  #kept({ url, choice }: PublicPage, { visitor }: DocumentContent): string {
    const remotes = this.sources.registry.of(choice);
    const name = visitor ? undefined : offlineRemoteAt(remotes.listed(), url.pathname);
    const remote = name === undefined ? undefined : remotes.find(name);
    return remote ? keptLinks(remote) : '';
  }

  #document(page: PublicPage, content: DocumentContent): string {
    const { hints, body, head, screenNames, rendered, visitor } = content;
    const { assets, publicUrl, registry, mapTiles } = this.sources;
    const remotes = registry.of(page.choice);
    const listed = remotes.listed({ withMenus: visitor !== undefined });
    const place = currentPlace(listed, page.url.pathname, visitor);
    const remote = place.kind === 'remote' && remotes.find(place.name);
    return htmlDocument(assets, {
      language: page.language,
      head: headTags(head, {
        publicUrl,
        path: page.url.pathname,
        language: page.language,
        socialPicture: `/${assets.pictures.social}`,
      }),
      hints:
        hints + (remote ? remoteHints(remote, screenNames, scriptTime(rendered)) : this.#kept(page, content)),
      body,
      state: { remotes: listed, rendered, visitor },
      mapTiles,
      manifest: manifestOf(page.url.pathname),
    });
  }
}
