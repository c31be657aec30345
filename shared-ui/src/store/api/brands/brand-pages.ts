import { brandsApi, type BrandView } from '../generated/brands';
import type { Page } from '../page';
import { pagedQuery } from '../paged-query';
import { noTags } from '../tags';

export interface BrandPagesArg {
  search?: string;
  /** By number of live deals if omitted. */
  sort?: 'honour';
  /** Cursor of the first page shown; omitted for the start of the list. */
  from?: string;
}

/** Infinite query of the brands. */
export const { useBrandPagesInfiniteQuery, endpoints: brandPagesEndpoints } = brandsApi.injectEndpoints({
  endpoints: (build) => ({
    brandPages: build.infiniteQuery<Page<BrandView>, BrandPagesArg, string>(
      pagedQuery(
        ({ from, search, sort }) => ({ url: '/api/brands', params: { search, sort, cursor: from } }),
        noTags,
      ),
    ),
  }),
});
