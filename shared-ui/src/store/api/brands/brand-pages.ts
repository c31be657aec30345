import { brandsApi, type BrandView } from '../generated/brands';
import type { Page } from '../page';
import { pagedQuery } from '../paged-query';
import { noTags } from '../tags';

export interface BrandPagesArg {
  search?: string;
  /** Cursor of the first page shown; omitted for the start of the list. */
  from?: string;
}

/** Infinite query of the brands. */
export const { useBrandPagesInfiniteQuery, endpoints: brandPagesEndpoints } = brandsApi.injectEndpoints({
  endpoints: (build) => ({
    brandPages: build.infiniteQuery<Page<BrandView>, BrandPagesArg, string>(
      pagedQuery(({ from, search }) => ({ url: '/api/brands', params: { search, cursor: from } }), noTags),
    ),
  }),
});
