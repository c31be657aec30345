import { api } from "shared-ui/store";
import type {
  BrandPageView,
  BrandView,
} from "./types";
export type {
  BranchView,
  BrandPageView,
  BrandView,
  EndedCasesView,
  HonourView,
  OpeningSpanView,
  ProblemFieldView,
  ProblemView,
  VerifiedView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    brandsList: build.query<BrandsListApiResponse, BrandsListApiArg>({
      query: (queryArg) => ({
        url: `/api/brands`,
        params: queryArg,
      }),
    }),
    brandsPage: build.query<BrandsPageApiResponse, BrandsPageApiArg>({
      query: (queryArg) => ({ url: `/api/brands/${queryArg.slug}` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as brandsApi };
export type BrandsListApiResponse = /** status 200  */ BrandView[];
export type BrandsListApiArg = {
  /** Number of rows, 1 to 100. */
  limit?: number;
  /** Start of the page: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
  /** Part of the name, the category or the city. */
  search?: string;
  /** `deals`: by number of live deals (default). */
  sort?: "deals" | "honour";
};
export type BrandsPageApiResponse = /** status 200  */ BrandPageView;
export type BrandsPageApiArg = {
  slug: string;
};
export const { useBrandsListQuery, useBrandsPageQuery } = injectedRtkApi;
