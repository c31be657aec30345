import { brandsApi, type BrandView } from 'shared-ui/api/brands';
import { byCursor, toPage, type Page } from 'shared-ui/platform';

export interface BrandPagesQuery {
  search?: string;
  /** The cursor of the first page shown; none for the beginning. */
  from?: string;
}

/** Reads what the address asks for. */
export function readBrandsQuery(query: URLSearchParams): BrandPagesQuery {
  const search = query.get('search')?.trim().slice(0, 100);
  const from = query.get('cursor');
  return { ...(search && { search }), ...(from && { from }) };
}

/** The brands page by page: the generated call knows nothing of the headers that lead on. */
export const { useBrandPagesInfiniteQuery, endpoints: brandPagesEndpoints } = brandsApi.injectEndpoints({
  endpoints: (build) => ({
    brandPages: build.infiniteQuery<Page<BrandView>, BrandPagesQuery, string>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg: { from, search }, pageParam }) => ({
        url: '/api/brands',
        params: { search, cursor: pageParam || from },
      }),
      transformResponse: (brands: BrandView[], answer) => toPage(brands, answer),
      providesTags: ['brands'],
    }),
  }),
});
