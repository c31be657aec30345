import { brandsApi, type BrandView } from '../generated/brands';
import type { Page } from '../page';
import { pagedQuery } from '../paged-query';
import { noTags } from '../tags';

export interface BrandPagesArg {
  search?: string;
  /** The cursor of the first page shown; none for the beginning. */
  from?: string;
}

/** The brands page by page. */
export const { useBrandPagesInfiniteQuery, endpoints: brandPagesEndpoints } = brandsApi.injectEndpoints({
  endpoints: (build) => ({
    brandPages: build.infiniteQuery<Page<BrandView>, BrandPagesArg, string>(
      pagedQuery(({ from, search }) => ({ url: '/api/brands', params: { search, cursor: from } }), noTags),
    ),
  }),
});
