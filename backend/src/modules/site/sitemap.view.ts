export class SitemapPartView {
  part: number;
  /** Time of the last change of one of its entries. */
  updatedAt: string;
}

export class SitemapListView {
  category: string | null;
  location: string | null;
  updatedAt: string;
}

/** Pages for search engines, in parts of at most 2,500. */
export class SitemapView {
  deals: SitemapPartView[];
  brands: SitemapPartView[];
  /** Lists by category, city and both that have deals. */
  lists: SitemapListView[];
}

export class SitemapDealView {
  id: number;
  updatedAt: string;
}

export class SitemapBrandView {
  slug: string;
  updatedAt: string;
}
