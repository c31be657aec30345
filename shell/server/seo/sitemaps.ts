import type { SitemapBrandView, SitemapDealView, SitemapView } from 'shared-ui/api/sitemap';
import { sitemapIndexXml, sitemapXml, type SitemapEntry } from './sitemap-xml';

const timeoutMs = 5000;
/** Number of list pages per sitemap: with two languages each, 5,000 addresses. */
const listsAtOnce = 2500;

/** Indexable pages without an entity. Pages that no remote serves are omitted. */
const staticPages = [
  '/',
  '/deals',
  '/brands',
  '/how-it-works',
  '/honest',
  '/subscribe',
  '/for-businesses',
  '/developers',
  '/about',
  '/contact',
  '/help',
  '/terms-conditions',
  '/privacy-policy',
  '/customer-signup',
] as const;

interface Sources {
  readonly backendUrl: string;
  readonly publicUrl: string;
  /** Returns the paths that the public remote serves at present. */
  shownPaths(): Promise<readonly string[]>;
}

const listPath = (category: string | null, location: string | null): string => {
  const query = new URLSearchParams({ ...(category && { category }), ...(location && { location }) });
  return `/deals?${query}`;
};

/** Creates the sitemaps from the deals, businesses and lists of the API. */
export class Sitemaps {
  constructor(private readonly sources: Sources) {}

  /** Returns the file at a path such as `/sitemap.xml` or `/sitemaps/deals-1.xml`; undefined for any other path. */
  async at(path: string): Promise<string | undefined> {
    if (path === '/sitemap.xml') return this.#index();
    if (path === '/sitemaps/pages.xml') return this.#write(await this.#pages());
    const [, name, number] = /^\/sitemaps\/(deals|brands|lists)-([1-9]\d{0,5})\.xml$/.exec(path) ?? [];
    const part = Number(number);
    if (name === 'deals') return this.#write(await this.#deals(part));
    if (name === 'brands') return this.#write(await this.#brands(part));
    return name === 'lists' ? this.#write(await this.#lists(part)) : undefined;
  }

  async #index(): Promise<string> {
    const { deals, brands, lists } = await this.#read<SitemapView>('/api/sitemap');
    const shown = await this.sources.shownPaths();
    const parts = (name: string, of: SitemapView['deals']): SitemapEntry[] =>
      of.map(({ part, updatedAt }) => ({ path: `/sitemaps/${name}-${part}.xml`, updatedAt }));
    const listParts = Array.from({ length: Math.ceil(lists.length / listsAtOnce) }, (_, index) => ({
      path: `/sitemaps/lists-${index + 1}.xml`,
    }));
    const entries = [
      { path: '/sitemaps/pages.xml' },
      ...listParts,
      ...parts('deals', deals),
      ...(shown.includes('/brand/:slug') ? parts('brands', brands) : []),
    ];
    return sitemapIndexXml(entries, this.sources.publicUrl);
  }

  async #pages(): Promise<SitemapEntry[]> {
    const shown = await this.sources.shownPaths();
    return staticPages.filter((path) => shown.includes(path)).map((path) => ({ path }));
  }

  async #deals(part: number): Promise<SitemapEntry[]> {
    const deals = await this.#read<SitemapDealView[]>(`/api/sitemap/deals/${part}`);
    return deals.map(({ id, updatedAt }) => ({ path: `/deals/${id}`, updatedAt }));
  }

  async #brands(part: number): Promise<SitemapEntry[]> {
    const brands = await this.#read<SitemapBrandView[]>(`/api/sitemap/brands/${part}`);
    return brands.map(({ slug, updatedAt }) => ({ path: `/brand/${slug}`, updatedAt }));
  }

  async #lists(part: number): Promise<SitemapEntry[]> {
    const { lists } = await this.#read<SitemapView>('/api/sitemap');
    return lists
      .slice((part - 1) * listsAtOnce, part * listsAtOnce)
      .map(({ category, location, updatedAt }) => ({ path: listPath(category, location), updatedAt }));
  }

  async #read<View>(path: string): Promise<View> {
    const answer = await fetch(new URL(path, this.sources.backendUrl), {
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return (await answer.json()) as View;
  }

  /** Returns undefined for an empty part, which is no sitemap. */
  #write(entries: readonly SitemapEntry[]): string | undefined {
    return entries.length > 0 ? sitemapXml(entries, this.sources.publicUrl) : undefined;
  }
}
