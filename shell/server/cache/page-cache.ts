import { createHash } from 'node:crypto';
import { compressed, type Encoding } from '../plugins/encodings';
import type { Page, PageRenderer, PageVariant } from '../render/page-renderer';
import { type CacheState, FreshCache } from './fresh-cache';
import type { Freshness } from './freshness';
import { normalizedAddress } from './page-address';
import { RenderTimes } from './render-times';
import type { PublicChanges } from './public-changes';
import { SharedWork } from './shared-work';

const LIMITS = { maxEntries: 2_000, maxBytes: 96 * 1024 * 1024 };

/** A page as it is sent: its bytes, and those of each encoding that a browser has accepted so far. */
export interface ReadyPage extends Pick<Page, 'status' | 'isShared' | 'movedTo' | 'remote'> {
  readonly body: Buffer;
  readonly etag: string;
  readonly key: string;
  readonly encoded: Partial<Record<Encoding, { bytes: Buffer; isQuick: boolean }>>;
  /** True once it was read from memory. */
  isAskedAgain: boolean;
}

interface Sources {
  readonly renderer: Pick<PageRenderer, 'render'>;
  readonly changes: PublicChanges;
  /** Names the remotes' present builds, as a visitor gets them: pages of others are not sent any more. */
  readonly version: (variant: PageVariant) => string;
}

/**
 * Public pages in memory, rendered once for all visitors that wait for the same one. A page depends on its address, and on the city,
 * the existence of a session and the builds of the remotes by the visitor's cookies; nothing else of a request reaches the renderer.
 */
export class PageCache {
  readonly #kept: FreshCache<ReadyPage>;
  readonly #running = new SharedWork<ReadyPage>();
  readonly renders = new RenderTimes();

  constructor(private readonly sources: Sources) {
    this.#kept = new FreshCache(sources.changes, LIMITS);
  }

  get state(): CacheState {
    return this.#kept.state;
  }

  async read(requested: URL, variant: PageVariant = {}): Promise<ReadyPage> {
    const address = normalizedAddress(requested);
    const key = `${this.sources.version(variant)} ${variant.city ?? ''} ${variant.isSignedIn ? 1 : 0} ${address.pathname}${address.search}`;
    const kept = this.#kept.find(key)?.value;
    if (kept) kept.isAskedAgain = true;
    return kept ?? this.#running.run(key, () => this.#render(key, address, variant));
  }

  /** Returns the tags of a page and the end of its time while it is kept. */
  freshnessOf(page: ReadyPage): Pick<Freshness, 'tags' | 'until'> | undefined {
    return this.#kept.freshnessOf(page.key, page);
  }

  /** Returns the page in an encoding. It is compressed quickly at first, and well when it is asked again. */
  encoded(page: ReadyPage, encoding: Encoding): Buffer {
    const known = page.encoded[encoding];
    if (known && !(known.isQuick && page.isAskedAgain)) return known.bytes;
    const isQuick = !page.isAskedAgain;
    const bytes = compressed(page.body, encoding, isQuick);
    page.encoded[encoding] = { bytes, isQuick };
    this.#kept.grow(page.key, page, bytes.length - (known?.bytes.length ?? 0));
    return bytes;
  }

  async #render(key: string, address: URL, variant: PageVariant): Promise<ReadyPage> {
    const { html, freshness, ...page } = await this.renders.measure(() =>
      this.sources.renderer.render(address, variant),
    );
    const body = Buffer.from(html);
    const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
    const ready = { ...page, body, etag, key, encoded: {}, isAskedAgain: false };
    if (freshness) this.#kept.keep(key, ready, { freshness, bytes: body.length });
    return ready;
  }
}
