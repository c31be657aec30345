import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      sitemapOverview: build.query<
        SitemapOverviewApiResponse,
        SitemapOverviewApiArg
      >({
        query: () => ({ url: `/api/sitemap` }),
        providesTags: ["sitemap"],
      }),
      sitemapBrands: build.query<SitemapBrandsApiResponse, SitemapBrandsApiArg>(
        {
          query: (queryArg) => ({ url: `/api/sitemap/brands/${queryArg.id}` }),
          providesTags: ["sitemap"],
        },
      ),
      sitemapDeals: build.query<SitemapDealsApiResponse, SitemapDealsApiArg>({
        query: (queryArg) => ({ url: `/api/sitemap/deals/${queryArg.id}` }),
        providesTags: ["sitemap"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as sitemapApi };
export type SitemapOverviewApiResponse = /** status 200  */ SitemapView;
export type SitemapOverviewApiArg = void;
export type SitemapBrandsApiResponse = /** status 200  */ SitemapBrandView[];
export type SitemapBrandsApiArg = {
  id: number;
};
export type SitemapDealsApiResponse = /** status 200  */ SitemapDealView[];
export type SitemapDealsApiArg = {
  id: number;
};
export type SitemapPartView = {
  part: number;
  /** When something of it last changed. */
  updatedAt: string;
};
export type SitemapListView = {
  category: string | null;
  location: string | null;
  updatedAt: string;
};
export type SitemapView = {
  deals: SitemapPartView[];
  brands: SitemapPartView[];
  /** Lists by category, city and both that have deals. */
  lists: SitemapListView[];
};
export type ProblemFieldView = {
  field: string;
  message: string;
};
export type ProblemView = {
  type: string;
  title: string;
  status: number;
  detail: string;
  /** The sentence for people. */
  message: string;
  /** Stable, for programs. */
  code: string;
  requestId: string;
  errors?: ProblemFieldView[];
  /** The state that forbids it. */
  currentState?: string;
  /** The version that is newer than the one sent. */
  currentVersion?: number;
  /** When the code was used. */
  usedAt?: string;
  usedAtBranch?: string | null;
  usedBy?: string | null;
  expiredAt?: string;
  /** Whole rupees. */
  minimumBill?: number;
};
export type SitemapBrandView = {
  slug: string;
  updatedAt: string;
};
export type SitemapDealView = {
  id: number;
  updatedAt: string;
};
export const {
  useSitemapOverviewQuery,
  useSitemapBrandsQuery,
  useSitemapDealsQuery,
} = injectedRtkApi;
